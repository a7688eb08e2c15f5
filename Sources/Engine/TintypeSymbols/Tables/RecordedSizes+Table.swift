extension RecordedSizes {
  /// Width, height and descent of each symbol in points, at 17 points and at 13.
  static let table = """
    airplane 21 19 3.5 16 15 3  ant 18.5 22 5 14 17.5 4
    antenna.radiowaves.left.and.right 21 18 2.5 15.5 14 2.5  archivebox 21 17.5 2.5 16 14 2.5
    arrow.clockwise 18 20 3 13.5 16 2.5  arrow.counterclockwise 18 20 3 13.5 16 2.5
    arrow.down 17 18 3 13 14 2.5  arrow.down.circle 20 19 3.5 15 15 3
    arrow.down.left 16.5 14.5 1 12.5 11.5 1  arrow.down.to.line 17 19.5 3.5 13 15.5 3
    arrow.left 19.5 15 1.5 15 12 1  arrow.left.circle 20 19 3.5 15 15 3
    arrow.right 19.5 15 1.5 15 12 1  arrow.right.circle 20 19 3.5 15 15 3
    arrow.turn.up.left 20 15.5 1.5 15 12 1.5  arrow.up 17 18 3 13 14 2.5
    arrow.up.and.down.and.arrow.left.and.right 22.5 21.5 4.5 17 17 4
    arrow.up.arrow.down 24 18.5 3 18 14.5 2.5  arrow.up.circle 20 19 3.5 15 15 3
    arrow.up.left.and.arrow.down.right 20 18 3 15.5 14.5 2.5  arrow.up.right 16.5 14.5 1 12.5 11.5 1
    arrow.up.to.line 17 19.5 3.5 13 15.5 3  arrow.uturn.left 20 17.5 3 15 14 2.5
    at 20.5 20 4 15.5 16 3.5  backward.end.fill 19.5 15 1.5 15 12 1.5
    backward.fill 25.5 15 1.5 19.5 12 1.5  battery.100 29 13.5 0.5 22 11 0.5
    bell 20 19.5 3.5 15 15.5 3  bell.badge 19.5 20.5 3.5 15 16.5 3  bell.fill 20 19.5 3.5 15 15.5 3
    bell.slash 19 20.5 4.5 15 16.5 3.5  bicycle 31 19 3.5 24 15 3  bold 14 14 1 11 11.5 1
    bolt 17 21.5 4.5 13 17 3.5  book 22.5 17.5 2.5 17.5 14 2.5  book.closed 18 20 4 14 16 3
    bookmark 17.5 20 4 14 16 3  briefcase 23.5 18.5 3 18 14.5 2.5
    bubble.left 22.5 19.5 4 17 15.5 3.5  building.2 20.5 21.5 4.5 15.5 17 4
    bus 22.5 21.5 4.5 17.5 17 4  calendar 21 17.5 2.5 16 14 2.5  camera 24.5 18 2.5 19 14.5 2.5
    car 24 17.5 2.5 18.5 14 2.5  cart 23 18.5 4 18 14.5 3  cat 27 22 5 20.5 17 4
    chart.bar 25.5 18 3 19.5 14 2.5  chart.line.uptrend.xyaxis 22 17.5 2.5 17 14 2.5
    chart.pie 20 19 3.5 15 15 3  checklist 23 19 3.5 17.5 15 3  checkmark 18.5 16.5 2.5 14 13 2
    checkmark.circle 20 19 3.5 15 15 3  checkmark.circle.fill 20 19 3.5 15 15 3
    checkmark.square 19.5 17.5 2.5 15 14 2.5  chevron.down 18.5 10.5 -0.5 14.5 8.5 0
    chevron.left 12.5 16.5 2 10 13.5 2
    chevron.left.forwardslash.chevron.right 27.5 18 3 21 14.5 2.5
    chevron.right 12.5 16.5 2 10 13.5 2  chevron.right.circle 20 19 3.5 15 15 3
    chevron.up 18.5 10.5 -1.5 14.5 8.5 -0.5  circle 20 19 3.5 15 15 3  circle.fill 20 19 3.5 15 15 3
    clock 20 19 3.5 15 15 3  cloud 22.5 15.5 1.5 17.5 12.5 1.5  creditcard 24 16.5 2 18 13 2
    crop 22.5 20.5 4.5 17 16 3.5  crown 25.5 18.5 2.5 19.5 14.5 2
    cursorarrow 14 19.5 3.5 10.5 15.5 3  cylinder 18.5 19.5 3.5 14 15.5 3
    desktopcomputer 24 19 3.5 18.5 15 3  doc 18 20 4 14 16 3  doc.badge.plus 18.5 22.5 6.5 14 18 5.5
    doc.on.clipboard 21 23 5.5 16 18 4.5  doc.on.doc 21 23 5.5 16 18 4.5  doc.text 18 20 4 14 16 3
    dog 27.5 21.5 4.5 21 17 4  dollarsign.circle 20 19 3.5 15 15 3  drop 15 19 3.5 11 15 3
    ellipsis 18.5 5.5 -3.5 14 4.5 -2.5  ellipsis.circle 20 19 3.5 15 15 3
    envelope 24.5 16.5 2 18.5 13 2  eraser 20.5 19.5 3.5 16 15.5 3
    exclamationmark 6.5 18 3 5 14.5 2.5  exclamationmark.circle 20 19 3.5 15 15 3
    exclamationmark.circle.fill 20 19 3.5 15 15 3  exclamationmark.triangle 20.5 18 3 16.5 14.5 2.5
    eye 26 16.5 2 20.5 13 2  eye.slash 26 20 3.5 20.5 16 3  eyedropper 21.5 20 4 16.5 16 3
    face.smiling 20 19 3.5 15 15 3  flag 19.5 18.5 3 15 14.5 2.5  flame 17 20 3 13 16 2.5
    folder 23 17.5 2.5 17.5 14 2  folder.badge.plus 23 19 2.5 17.5 15 2
    folder.fill 23 17.5 2.5 17.5 14 2  forward.end.fill 19.5 15 1.5 15 12 1.5
    forward.fill 25.5 15 1.5 19.5 12 1.5  gamecontroller 28 17.5 2.5 21.5 14 2
    gear 21.5 20.5 4 16.5 16 3.5  gearshape 21 20 4 16 16 3
    gearshape.fill 20.5 19.5 3.5 15.5 15.5 3  gift 20 19.5 3 15.5 15.5 2.5  globe 20 19 3.5 15 15 3
    graduationcap 27 22.5 7 20.5 17.5 5.5  hammer 25 23 5.5 19.5 18 4.5
    hand.raised 20.5 20.5 3.5 15.5 16 3  hand.thumbsdown 20 20.5 4 15 16 3.5
    hand.thumbsup 20 20.5 4 15 16 3  headphones 21 20 4 16 16 3  heart 20.5 17.5 3 16 14 2.5
    heart.circle 20 19 3.5 15 15 3  heart.fill 20.5 17.5 3 16 14 2.5  hexagon 21 21 4.5 16 16.5 3.5
    highlighter 21.5 20 4 16.5 16 3  house 24 19.5 3.5 18.5 15.5 3
    house.fill 24 19.5 3.5 18.5 15.5 3  info.circle 20 19 3.5 15 15 3
    info.circle.fill 20 19 3.5 15 15 3  iphone 17 20 4 13.5 15.5 3  italic 13 14 1 10 11.5 1
    key 15.5 23 5.5 11.5 18 4.5  leaf 21 18 3 15.5 14 2.5  lightbulb 15.5 21.5 4.5 11.5 17 3.5
    line.3.horizontal 21 10.5 -0.5 16 8.5 -0.5  link 22 21 4.5 16.5 16.5 3.5
    link.badge.plus 22 21.5 4.5 16.5 17 4  list.bullet 21 14.5 1 16 11.5 1
    list.number 21 16 2 16 13 1.5  location 20 18.5 3.5 15 15 2.5  lock 16.5 18.5 3 13 14.5 2.5
    lock.open 21.5 18.5 3 16.5 14.5 2.5  magnifyingglass 20.5 18.5 3 15.5 15 2.5
    map 21.5 18.5 3 16.5 15 2.5  message 22.5 18.5 2.5 17 14.5 2  mic 17 20 3.5 13.5 16 3
    mic.slash 17 20 3.5 13.5 16 3  minus 18 3.5 -4 13.5 3.5 -3  minus.circle 20 19 3.5 15 15 3
    minus.magnifyingglass 20.5 18.5 3 15.5 15 2.5  minus.square 19.5 17.5 2.5 15 14 2.5
    moon 20 19 3.5 15 15 3  mountain.2 33 17 2.5 25 13.5 2  music.note 14.5 19 3.5 11 15 3
    newspaper 23 20 4 17.5 16 3  number 19 18.5 3 14.5 14.5 2.5  paintbrush 21.5 22.5 5 16.5 18 4
    paintpalette 23 19 3 17.5 15 2.5  paperclip 20 21 4.5 15 16.5 3.5
    paperplane 21 19.5 4 16 15.5 3.5  pause.fill 14.5 16 2 11 12.5 1.5
    pencil 17.5 15.5 1.5 13.5 12.5 1.5  pentagon 22.5 20 4 17.5 16 3
    percent 19.5 18.5 3 15 14.5 2.5  person 19 17.5 2.5 14.5 14 2.5  person.2 27.5 19 4 21.5 15 3
    person.badge.plus 19 21.5 6.5 14.5 17 5.5  person.circle 20 19 3.5 15 15 3
    person.fill 18 17 2.5 14 13.5 2  phone 20.5 18.5 3 15.5 14.5 2.5  photo 24 17.5 2.5 18 14 2.5
    pills 24 20 4 18 15.5 3  pin 20 21.5 5 15 17 4  play.fill 15 16 2 11.5 13 1.5
    plus 18 16 2 13.5 12.5 1.5  plus.circle 20 19 3.5 15 15 3  plus.circle.fill 20 19 3.5 15 15 3
    plus.magnifyingglass 20.5 18.5 3 15.5 15 2.5  plus.square 19.5 17.5 2.5 15 14 2.5
    power 20 19.5 3.5 15 15.5 3  printer 23 20 4 17.5 16 3.5  puzzlepiece 28.5 18.5 3 22 14.5 2.5
    qrcode 19.5 17.5 2.5 15 14 2.5  questionmark 13.5 18 3 10 14.5 2.5
    questionmark.circle 20 19 3.5 15 15 3  quote.opening 22.5 14 1 17 11 1
    radio 24 21.5 2.5 18 17 2.5  rectangle 24 17.5 2.5 18 14 2.5  rectangle.portrait 18 20 4 14 16 3
    rectangle.split.3x1 24 17.5 2.5 18 14 2.5  repeat 22 17 2.5 17 13.5 2  ruler 24.5 11 -0.5 19 9 0
    safari 20 19 3.5 15 15 3  scissors 26 19 4 19.5 15 3.5  seal 21.5 21.5 4.5 17 17 4
    shield 18 19 3.5 14 15 3  shippingbox 21 20.5 4 16 16.5 3.5  shuffle 23.5 17.5 2.5 18 14 2
    sidebar.left 24 17.5 2.5 18 14 2.5  sidebar.right 24 17.5 2.5 18 14 2.5
    slider.horizontal.3 21 16.5 2 16 13 2  snowflake 18 19 3.5 13.5 15 3
    sparkles 18.5 21 3.5 15 16.5 3  speaker.slash 17.5 20 4.5 13.5 16 3.5
    speaker.wave.1 20 17 2.5 15.5 13.5 2  speaker.wave.2 24 17 2.5 18.5 13.5 2
    square 19.5 17.5 2.5 15 14 2.5  square.3.layers.3d 21 20.5 4.5 16 16.5 3.5
    square.and.arrow.down 19 21.5 3.5 14.5 17 3  square.and.arrow.up 19 22 3.5 14.5 17.5 3
    square.and.pencil 21 20 2.5 16.5 16 2.5  square.dashed 19.5 17.5 2.5 15 14 2.5
    square.fill 19.5 17.5 2.5 15 14 2.5  square.grid.2x2 19.5 17.5 2.5 15 14 2.5
    star 22 20 3.5 16.5 16 3  star.circle 20 19 3.5 15 15 3  star.fill 22 20 3.5 16.5 16 3
    star.leadinghalf.filled 22 20 3.5 16.5 16 3  storefront 23.5 20.5 4 18 16 3.5
    sun.max 21 20.5 4 16 16 3.5  tablecells 24 17.5 2.5 18 14 2.5  tag 22.5 21 5 17 16.5 4
    terminal 24 17.5 2.5 18 14 2.5  text.aligncenter 21 16.5 2 16 13 2
    text.alignleft 21 16.5 2 16 13 2  text.alignright 21 16.5 2 16 13 2
    text.justify 21 16.5 2 16 13 2  textformat 23.5 14.5 1 18 11.5 1
    thermometer 13 20.5 4 10 16.5 3.5  touchid 21.5 20.5 4 16.5 16 3.5  tram 19.5 23 5.5 15 18 4.5
    trash 19.5 20.5 3.5 14.5 16.5 3  trash.circle 20 19 3.5 15 15 3
    trash.fill 19.5 20.5 3.5 14.5 16.5 3  tray 24 16.5 2 18 13 2  tree 25.5 24 6 19.5 19 4.5
    triangle 20.5 18 3 16.5 14.5 2.5  trophy 20.5 20.5 4 15.5 16 3.5
    truck.box 28.5 20 4 21.5 16 3.5  tv 25 19 3.5 19 15 3  underline 14 17 3.5 10.5 13.5 3
    video 24.5 16 2 19 12.5 1.5  wallet.pass 18 20 4 14 16 3
    waveform.path.ecg 20 19.5 4 16 15.5 3.5  wifi 22.5 16 2 17 13 1.5  wind 21 17 2.5 16 13.5 2
    wrench 23.5 23 5.5 18 18 4.5  xmark 17.5 15.5 1.5 13.5 12.5 1.5  xmark.circle 20 19 3.5 15 15 3
    xmark.circle.fill 20 19 3.5 15 15 3  xmark.square 19.5 17.5 2.5 15 14 2.5
    """

  /// Width and height of single symbols in points, after their size, weight and scale.
  static let singles = """
    star-24-regular-medium 31 28.5  star-28-regular-medium 36 33.5  star-30-regular-medium 39 35.5
    star-34-regular-medium 43.5 40.5  star-40-regular-medium 51.5 47  star-17-bold-medium 22.5 21.5
    star-13-light-medium 16 15.5  star-13-black-medium 17.5 17  star-17-regular-large 28 27
    star-24-regular-large 39.5 37  wifi-17-regular-large 29 22  chevron.right-30-semibold-medium 23 31.5
    """
}
