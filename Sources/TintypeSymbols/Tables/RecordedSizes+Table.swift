extension RecordedSizes {
  /// Width, height and descent of each symbol at 17 points, in points.
  static let table = """
    airplane 21 19 3.5  ant 18.5 22 5  antenna.radiowaves.left.and.right 21 18 2.5
    archivebox 21 17.5 2.5  arrow.clockwise 18 20 3  arrow.counterclockwise 18 20 3
    arrow.down 17 18 3  arrow.down.circle 20 19 3.5  arrow.down.left 16.5 14.5 1
    arrow.down.to.line 17 19.5 3.5  arrow.left 19.5 15 1.5  arrow.left.circle 20 19 3.5
    arrow.right 19.5 15 1.5  arrow.right.circle 20 19 3.5  arrow.turn.up.left 20 15.5 1.5
    arrow.up 17 18 3  arrow.up.and.down.and.arrow.left.and.right 22.5 21.5 4.5
    arrow.up.arrow.down 24 18.5 3  arrow.up.circle 20 19 3.5
    arrow.up.left.and.arrow.down.right 20 18 3  arrow.up.right 16.5 14.5 1
    arrow.up.to.line 17 19.5 3.5  arrow.uturn.left 20 17.5 3  at 20.5 20 4
    backward.end.fill 19.5 15 1.5  backward.fill 25.5 15 1.5  battery.100 29 13.5 0.5
    bell 20 19.5 3.5  bell.badge 19.5 20.5 3.5  bell.fill 20 19.5 3.5  bell.slash 19 20.5 4.5
    bicycle 31 19 3.5  bold 14 14 1  bolt 17 21.5 4.5  book 22.5 17.5 2.5  book.closed 18 20 4
    bookmark 17.5 20 4  briefcase 23.5 18.5 3  bubble.left 22.5 19.5 4  building.2 20.5 21.5 4.5
    bus 22.5 21.5 4.5  calendar 21 17.5 2.5  camera 24.5 18 2.5  car 24 17.5 2.5  cart 23 18.5 4
    cat 27 22 5  chart.bar 25.5 18 3  chart.line.uptrend.xyaxis 22 17.5 2.5  chart.pie 20 19 3.5
    checklist 23 19 3.5  checkmark 18.5 16.5 2.5  checkmark.circle 20 19 3.5
    checkmark.circle.fill 20 19 3.5  checkmark.square 19.5 17.5 2.5  chevron.down 18.5 10.5 -0.5
    chevron.left 12.5 16.5 2  chevron.left.forwardslash.chevron.right 27.5 18 3
    chevron.right 12.5 16.5 2  chevron.right.circle 20 19 3.5  chevron.up 18.5 10.5 -1.5
    circle 20 19 3.5  circle.fill 20 19 3.5  clock 20 19 3.5  cloud 22.5 15.5 1.5
    creditcard 24 16.5 2  crop 22.5 20.5 4.5  crown 25.5 18.5 2.5  cursorarrow 14 19.5 3.5
    cylinder 18.5 19.5 3.5  desktopcomputer 24 19 3.5  doc 18 20 4  doc.badge.plus 18.5 22.5 6.5
    doc.on.clipboard 21 23 5.5  doc.on.doc 21 23 5.5  doc.text 18 20 4  dog 27.5 21.5 4.5
    dollarsign.circle 20 19 3.5  drop 15 19 3.5  ellipsis 18.5 5.5 -3.5  ellipsis.circle 20 19 3.5
    envelope 24.5 16.5 2  eraser 20.5 19.5 3.5  exclamationmark 6.5 18 3
    exclamationmark.circle 20 19 3.5  exclamationmark.circle.fill 20 19 3.5
    exclamationmark.triangle 20.5 18 3  eye 26 16.5 2  eye.slash 26 20 3.5  eyedropper 21.5 20 4
    face.smiling 20 19 3.5  flag 19.5 18.5 3  flame 17 20 3  folder 23 17.5 2.5
    folder.badge.plus 23 19 2.5  folder.fill 23 17.5 2.5  forward.end.fill 19.5 15 1.5
    forward.fill 25.5 15 1.5  gamecontroller 28 17.5 2.5  gear 21.5 20.5 4  gearshape 21 20 4
    gearshape.fill 20.5 19.5 3.5  gift 20 19.5 3  globe 20 19 3.5  graduationcap 27 22.5 7
    hammer 25 23 5.5  hand.raised 20.5 20.5 3.5  hand.thumbsdown 20 20.5 4  hand.thumbsup 20 20.5 4
    headphones 21 20 4  heart 20.5 17.5 3  heart.circle 20 19 3.5  heart.fill 20.5 17.5 3
    hexagon 21 21 4.5  highlighter 21.5 20 4  house 24 19.5 3.5  house.fill 24 19.5 3.5
    info.circle 20 19 3.5  info.circle.fill 20 19 3.5  iphone 17 20 4  italic 13 14 1
    key 15.5 23 5.5  leaf 21 18 3  lightbulb 15.5 21.5 4.5  line.3.horizontal 21 10.5 -0.5
    link 22 21 4.5  link.badge.plus 22 21.5 4.5  list.bullet 21 14.5 1  list.number 21 16 2
    location 20 18.5 3.5  lock 16.5 18.5 3  lock.open 21.5 18.5 3  magnifyingglass 20.5 18.5 3
    map 21.5 18.5 3  message 22.5 18.5 2.5  mic 17 20 3.5  mic.slash 17 20 3.5  minus 18 3.5 -4
    minus.circle 20 19 3.5  minus.magnifyingglass 20.5 18.5 3  minus.square 19.5 17.5 2.5
    moon 20 19 3.5  mountain.2 33 17 2.5  music.note 14.5 19 3.5  newspaper 23 20 4
    number 19 18.5 3  paintbrush 21.5 22.5 5  paintpalette 23 19 3  paperclip 20 21 4.5
    paperplane 21 19.5 4  pause.fill 14.5 16 2  pencil 17.5 15.5 1.5  pentagon 22.5 20 4
    percent 19.5 18.5 3  person 19 17.5 2.5  person.2 27.5 19 4  person.badge.plus 19 21.5 6.5
    person.circle 20 19 3.5  person.fill 18 17 2.5  phone 20.5 18.5 3  photo 24 17.5 2.5
    pills 24 20 4  pin 20 21.5 5  play.fill 15 16 2  plus 18 16 2  plus.circle 20 19 3.5
    plus.circle.fill 20 19 3.5  plus.magnifyingglass 20.5 18.5 3  plus.square 19.5 17.5 2.5
    power 20 19.5 3.5  printer 23 20 4  puzzlepiece 28.5 18.5 3  qrcode 19.5 17.5 2.5
    questionmark 13.5 18 3  questionmark.circle 20 19 3.5  quote.opening 22.5 14 1
    radio 24 21.5 2.5  rectangle 24 17.5 2.5  rectangle.portrait 18 20 4
    rectangle.split.3x1 24 17.5 2.5  repeat 22 17 2.5  ruler 24.5 11 -0.5  safari 20 19 3.5
    scissors 26 19 4  seal 21.5 21.5 4.5  shield 18 19 3.5  shippingbox 21 20.5 4
    shuffle 23.5 17.5 2.5  sidebar.left 24 17.5 2.5  sidebar.right 24 17.5 2.5
    slider.horizontal.3 21 16.5 2  snowflake 18 19 3.5  sparkles 18.5 21 3.5
    speaker.slash 17.5 20 4.5  speaker.wave.1 20 17 2.5  speaker.wave.2 24 17 2.5
    square 19.5 17.5 2.5  square.3.layers.3d 21 20.5 4.5  square.and.arrow.down 19 21.5 3.5
    square.and.arrow.up 19 22 3.5  square.and.pencil 21 20 2.5  square.dashed 19.5 17.5 2.5
    square.fill 19.5 17.5 2.5  square.grid.2x2 19.5 17.5 2.5  star 22 20 3.5  star.circle 20 19 3.5
    star.fill 22 20 3.5  star.leadinghalf.filled 22 20 3.5  storefront 23.5 20.5 4
    sun.max 21 20.5 4  tablecells 24 17.5 2.5  tag 22.5 21 5  terminal 24 17.5 2.5
    text.aligncenter 21 16.5 2  text.alignleft 21 16.5 2  text.alignright 21 16.5 2
    text.justify 21 16.5 2  textformat 23.5 14.5 1  thermometer 13 20.5 4  touchid 21.5 20.5 4
    tram 19.5 23 5.5  trash 19.5 20.5 3.5  trash.circle 20 19 3.5  trash.fill 19.5 20.5 3.5
    tray 24 16.5 2  tree 25.5 24 6  triangle 20.5 18 3  trophy 20.5 20.5 4  truck.box 28.5 20 4
    tv 25 19 3.5  underline 14 17 3.5  video 24.5 16 2  wallet.pass 18 20 4
    waveform.path.ecg 20 19.5 4  wifi 22.5 16 2  wind 21 17 2.5  wrench 23.5 23 5.5
    xmark 17.5 15.5 1.5  xmark.circle 20 19 3.5  xmark.circle.fill 20 19 3.5
    xmark.square 19.5 17.5 2.5
    """
}
