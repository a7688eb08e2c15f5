extension CupertinoAliases {
  /// Names of SF Symbols, each with the glyph for it: `=` is the same drawing,
  /// `~` a stand-in, `^` the shape around its sign.
  static let table = """
    a =textformat_alt  abc =textformat_abc  airplayvideo ~rectangle_dock  airpodsmax ~headphones
    alarm.waves.left.and.right ~alarm  app.dashed ~app  app.gift ~gift  applepencil ~pencil
    applepencil.tip ~pencil  arrow.backward =arrow_left  arrow.backward.to.line =arrow_left_to_line
    arrow.clockwise.icloud ~cloud  arrow.down.app ~arrow_down_square
    arrow.down.backward =arrow_down_left  arrow.down.circle.dotted ~arrow_down_circle
    arrow.down.forward =arrow_down_right
    arrow.down.left.and.arrow.up.right ~arrow_down_right_arrow_up_left
    arrow.down.to.line.compact =arrow_down_to_line  arrow.forward =arrow_right
    arrow.forward.to.line =arrow_right_to_line
    arrow.left.and.line.vertical.and.arrow.right =arrow_left_right
    arrow.left.arrow.right =arrow_right_arrow_left
    arrow.left.arrow.right.circle =arrow_right_arrow_left_circle
    arrow.left.arrow.right.circle.fill =arrow_right_arrow_left_circle_fill
    arrow.left.arrow.right.square =arrow_right_arrow_left_square
    arrow.triangle.2.circlepath =arrow_2_circlepath
    arrow.triangle.2.circlepath.camera =camera_rotate
    arrow.triangle.2.circlepath.camera.fill =camera_rotate_fill
    arrow.triangle.2.circlepath.circle =arrow_2_circlepath_circle
    arrow.triangle.2.circlepath.circle.fill =arrow_2_circlepath_circle_fill
    arrow.triangle.branch =arrow_branch  arrow.triangle.merge =arrow_merge
    arrow.triangle.swap =arrow_swap  arrow.trianglehead.2.clockwise =arrow_2_circlepath
    arrow.trianglehead.2.clockwise.rotate.90 =arrow_2_circlepath
    arrow.trianglehead.2.counterclockwise =arrow_2_circlepath
    arrow.trianglehead.branch =arrow_branch  arrow.trianglehead.clockwise =arrow_clockwise
    arrow.trianglehead.counterclockwise =arrow_counterclockwise
    arrow.trianglehead.merge =arrow_merge  arrow.trianglehead.swap =arrow_swap
    arrow.trianglehead.turn.up.right.circle ~arrow_turn_up_right
    arrow.turn.up.forward.iphone ~arrow_turn_up_right
    arrow.up.and.down.and.arrow.left.and.right =move
    arrow.up.and.line.horizontal.and.arrow.down =arrow_up_down  arrow.up.backward =arrow_up_left
    arrow.up.forward =arrow_up_right  arrow.up.forward.app =arrow_up_right_square
    arrow.up.forward.app.fill =arrow_up_right_square_fill
    arrow.up.forward.square =arrow_up_right_square  arrow.up.heart ~heart
    arrow.up.heart.fill ~heart_fill
    arrow.up.right.and.arrow.down.left ~arrow_up_left_arrow_down_right
    arrow.up.right.and.arrow.down.left.rectangle =rectangle_arrow_up_right_arrow_down_left
    arrow.up.right.video.fill =videocam_fill  arrow.up.to.line.compact =arrow_up_to_line
    arrow.uturn.backward =arrow_uturn_left  arrow.uturn.backward.circle =arrow_uturn_left_circle
    arrow.uturn.backward.circle.fill =arrow_uturn_left_circle_fill
    arrow.uturn.forward =arrow_uturn_right  arrow.uturn.forward.circle =arrow_uturn_right_circle
    arrow.uturn.forward.circle.fill =arrow_uturn_right_circle_fill  arrowshape.down ~arrow_down
    arrowshape.down.fill ~arrow_down  arrowshape.left ~arrow_left  arrowshape.left.fill ~arrow_left
    arrowshape.right ~arrow_right  arrowshape.right.fill ~arrow_right
    arrowshape.turn.up.backward =arrowshape_turn_up_left
    arrowshape.turn.up.backward.fill =arrowshape_turn_up_left_fill
    arrowshape.turn.up.forward =arrowshape_turn_up_right
    arrowshape.turn.up.forward.fill =arrowshape_turn_up_right_fill  arrowshape.up ~arrow_up
    arrowshape.up.fill ~arrow_up  arrowtriangle.backward =arrowtriangle_left
    arrowtriangle.backward.fill =arrowtriangle_left_fill  arrowtriangle.forward =arrowtriangle_right
    arrowtriangle.forward.fill =arrowtriangle_right_fill  aspectratio ~rectangle
    asterisk ~staroflife  battery.0percent =battery_0  battery.100.bolt =battery_charging
    battery.100percent =battery_100  battery.100percent.bolt =battery_charging
    battery.25percent =battery_25  battery.50 ~battery_75_percent
    battery.50percent ~battery_75_percent  battery.75 ~battery_75_percent
    battery.75percent ~battery_75_percent  beats.headphones ~headphones
    bell.and.waves.left.and.right ~bell  bell.and.waves.left.and.right.fill ~bell_fill
    bitcoinsign =bitcoin  bitcoinsign.circle =bitcoin_circle
    bitcoinsign.circle.fill =bitcoin_circle_fill  bolt.batteryblock ~bolt  bolt.heart ~heart
    bolt.heart.fill ~heart_fill  bolt.horizontal.icloud.fill ~bolt_horizontal_fill
    book.pages ~book  book.pages.fill ~book_fill
    bubble =chat_bubble
    bubble.fill =chat_bubble_fill  bubble.left.and.text.bubble.right =bubble_left_bubble_right
    bubble.left.and.text.bubble.right.fill =bubble_left_bubble_right_fill  bus.doubledecker ~bus
    bus.fill =bus  button.programmable ~smallcircle_fill_circle
    calendar.badge.exclamationmark ~calendar  calendar.day.timeline.left ~calendar
    candybarphone =device_phone_portrait  capsule.portrait ~capsule  car.2 ~car_detailed
    car.side ~car_detailed  car.side.fill ~car_detailed  case =briefcase  case.fill =briefcase_fill
    character ~textformat_alt  character.book.closed ~book  character.book.closed.fill ~book_fill
    character.cursor.ibeam ~textbox  characters.uppercase ~textformat_abc
    chart.bar.doc.horizontal =doc_chart  chart.bar.doc.horizontal.fill =doc_chart_fill
    chart.bar.xaxis ~chart_bar  chart.line.uptrend.xyaxis =graph_square
    chart.line.uptrend.xyaxis.circle =graph_circle
    chart.line.uptrend.xyaxis.circle.fill =graph_circle_fill  chart.xyaxis.line =graph_square
    checkerboard.shield ~shield  checklist.checked ~checkmark_square
    checklist.unchecked ~square_list  checkmark.gobackward ~gobackward  checkmark.icloud ~cloud
    checkmark.icloud.fill ~cloud_fill  chevron.backward.2 =chevron_left_2
    chevron.compact.backward =chevron_compact_left  chevron.compact.forward =chevron_compact_right
    chevron.forward.2 =chevron_right_2
    chevron.left.forwardslash.chevron.right =chevron_left_slash_chevron_right  circle.dotted ~circle
    circle.grid.2x2 ~circle_grid_3x3  circle.grid.2x2.fill ~circle_grid_3x3_fill
    circle.grid.cross ~circle_grid_3x3  circle.grid.cross.fill ~circle_grid_3x3_fill
    circle.grid.cross.left.fill =circle_grid_3x3_fill  circle.hexagongrid =circle_grid_hex
    circle.hexagongrid.fill =circle_grid_hex_fill  circle.hexagonpath ~hexagon
    circle.inset.filled =largecircle_fill_circle  circle.lefthalf.filled =circle_lefthalf_fill
    circle.righthalf.filled =circle_righthalf_fill
    circle.righthalf.filled.inverse ~circle_righthalf_fill  clipboard ~doc_on_clipboard
    clipboard.fill ~doc_on_clipboard_fill  clock.badge ~clock  clock.badge.checkmark ~clock
    cursorarrow.click ~cursor_rays  cursorarrow.click.2 ~cursor_rays  cursorarrow.rays =cursor_rays
    delete.backward =delete_left  delete.backward.fill =delete_left_fill
    delete.forward =delete_right  delete.forward.fill =delete_right_fill  dial.high ~dial
    dial.high.fill ~dial_fill  dial.low ~dial  dial.low.fill ~dial_fill  dial.max ~dial
    dial.medium ~dial  dial.min ~dial  diamond =rhombus  diamond.fill =rhombus_fill
    display =device_desktop  doc.badge.arrow.up ~arrow_up_doc  doc.badge.ellipsis ~doc_text
    doc.text.image ~doc_text  doc.text.magnifyingglass =doc_text_search
    doc.viewfinder =doc_text_viewfinder  doc.zipper ~doc  dock.rectangle =rectangle_dock
    document =doc  document.circle =doc_circle  document.fill =doc_fill
    document.on.document =doc_on_doc
    document.on.document.fill =doc_on_doc_fill  dollarsign =money_dollar
    dollarsign.circle =money_dollar_circle  dollarsign.circle.fill =money_dollar_circle_fill
    dot.circle =smallcircle_fill_circle  dot.circle.fill =smallcircle_fill_circle_fill
    dot.scope ~scope  dot.viewfinder =camera_viewfinder  ellipsis.bubble =ellipses_bubble
    ellipsis.bubble.fill =ellipses_bubble_fill  ellipsis.message =ellipses_bubble
    ellipsis.message.fill =ellipses_bubble_fill  ellipsis.rectangle.fill ~ellipsis_circle_fill
    emoji.globe ~globe  emoji.globe.face ~globe  envelope.and.arrow.trianglehead.branch ~envelope
    eurosign =money_euro  eurosign.circle =money_euro_circle
    eurosign.circle.fill =money_euro_circle_fill
    exclamationmark.arrow.triangle.2.circlepath ~arrow_2_circlepath  exclamationmark.icloud ~cloud
    exclamationmark.lock ~lock  face.smiling =smiley  face.smiling.fill =smiley_fill
    figure.2.and.child.holdinghands ~person_3  film.stack ~film  flag.2.crossed ~flag
    flashlight.off.fill ~lightbulb_slash_fill  flashlight.on.fill ~lightbulb_fill  flask =lab_flask
    flask.fill =lab_flask_solid  flipphone ~device_phone_portrait  fn ~fx
    folder.badge.gearshape ~folder  gauge.medium =gauge
    gauge.open.with.lines.needle.33percent ~gauge  gauge.with.dots.needle.50percent =gauge
    gauge.with.dots.needle.67percent =gauge  gauge.with.dots.needle.bottom.50percent =gauge
    gauge.with.needle =gauge  gauge.with.needle.fill ~gauge  gearshape =gear_alt
    gearshape.2 ~gear_alt  gearshape.2.fill ~gear_alt_fill  gearshape.fill =gear_alt_fill
    giftcard ~gift  giftcard.fill ~gift_fill  globe.badge.chevron.backward ~globe
    globe.central.south.asia ~globe  gobackward.5 ~gobackward  goforward.5 ~goforward
    guitars.fill =guitars  hand.point.up ~hand_draw  hand.point.up.fill ~hand_draw_fill
    hand.point.up.left ~hand_point_left  hand.point.up.left.fill ~hand_point_left_fill  handbag ~bag
    handbag.fill ~bag_fill  hands.sparkles ~hand_raised  hands.sparkles.fill ~hand_raised_fill
    heart.rectangle ~heart  heart.text.square ~heart  heart.text.square.fill ~heart_fill
    hifispeaker.2 ~hifispeaker  homepod ~hifispeaker  homepod.fill ~hifispeaker_fill
    house.and.flag ~house  icloud =cloud  icloud.and.arrow.down =cloud_download
    icloud.and.arrow.down.fill =cloud_download_fill  icloud.and.arrow.up =cloud_upload
    icloud.and.arrow.up.fill =cloud_upload_fill  icloud.fill =cloud_fill  info.bubble ~text_bubble
    info.bubble.fill ~text_bubble_fill  inset.filled.rectangle ~rectangle
    ipad ~device_phone_portrait  ipad.gen2 ~device_phone_portrait
    ipad.landscape ~device_phone_landscape  iphone =device_phone_portrait
    iphone.gen1 =device_phone_portrait  iphone.gen2 =device_phone_portrait
    iphone.gen3 =device_phone_portrait  iphone.landscape =device_phone_landscape
    key.horizontal ~lock  key.icloud ~cloud
    lamp.floor ~lightbulb  lamp.table ~lightbulb  laptopcomputer =device_laptop
    laptopcomputer.and.iphone ~device_laptop
    laptopcomputer.trianglebadge.exclamationmark ~device_laptop  lasso.and.sparkles ~lasso
    latch.2.case ~briefcase  latch.2.case.fill ~briefcase_fill
    laurel.leading ~leaf_arrow_circlepath  leaf.arrow.triangle.circlepath =leaf_arrow_circlepath
    lifepreserver ~helm  lightbulb.2 ~lightbulb  lightbulb.max ~lightbulb  lightbulb.min ~lightbulb
    line.3.horizontal =line_horizontal_3  line.3.horizontal.decrease =line_horizontal_3_decrease
    line.3.horizontal.decrease.circle =line_horizontal_3_decrease_circle
    line.3.horizontal.decrease.circle.fill =line_horizontal_3_decrease_circle_fill
    link.icloud ~cloud  list.and.film ~film
    list.bullet.rectangle =list_bullet_below_rectangle
    list.bullet.rectangle.fill ~list_bullet_below_rectangle
    list.bullet.rectangle.portrait =list_bullet_below_rectangle
    list.bullet.rectangle.portrait.fill ~list_bullet_below_rectangle
    list.dash.header.rectangle =list_bullet_below_rectangle  list.star ~list_bullet
    list.triangle ~list_bullet  lock.app.dashed ~lock  lock.doc ~lock  lock.icloud ~cloud
    lock.rectangle ~lock  macbook =device_laptop  macbook.gen2 =device_laptop
    macwindow.on.rectangle ~rectangle_on_rectangle  magnifyingglass =search
    magnifyingglass.circle =search_circle  magnifyingglass.circle.fill =search_circle_fill
    mappin =map_pin  mappin.and.ellipse =map_pin_ellipse  mappin.slash =map_pin_slash
    menubar.dock.rectangle =rectangle_dock  menubar.rectangle ~macwindow  message =chat_bubble
    message.badge.filled.fill ~chat_bubble_fill  message.fill =chat_bubble_fill
    metronome.fill ~metronome  mic.and.signal.meter ~mic  mic.badge.plus ~mic
    minus.magnifyingglass =zoom_out  minus.plus.batteryblock ~battery_100  moon.dust ~moon_stars
    moonphase.full.moon ~circle  moonphase.waning.crescent ~moon
    move.3d ~move  music.note.house =music_house  music.note.house.fill =music_house_fill
    music.note.tv =tv_music_note  music.quarternote.3 =double_music_note  network ~globe
    network.badge.shield.half.filled ~globe  newspaper =news  newspaper.fill =news_solid  note =doc
    note.text =doc_text  number.sign =number  octagon ^exclamationmark_octagon
    octagon.fill ^exclamationmark_octagon_fill  opticaldisc ~smallcircle_circle
    opticaldisc.fill ~smallcircle_circle_fill  oval ~capsule  oval.fill ~capsule_fill
    paintbrush.pointed =paintbrush  paintbrush.pointed.fill =paintbrush_fill  pawprint =paw
    pawprint.fill =paw_solid  pencil.and.list.clipboard ~doc_on_clipboard
    pencil.and.ruler.fill ~pencil  pencil.and.scribble ~scribble  pencil.line =pencil_outline
    pencil.tip.crop.circle.fill ~pencil_circle_fill  person.2.badge.gearshape ~person_2
    person.2.badge.plus ~person_2  person.2.badge.plus.fill ~person_2_fill
    person.2.wave.2 ~person_2  person.3.sequence =person_3  person.3.sequence.fill =person_3_fill
    person.and.background.dotted ~person_crop_square  person.badge.clock ~person
    person.badge.clock.fill ~person_fill
    person.badge.shield.checkmark ~person_badge_plus  person.crop.artframe ~person_crop_square
    person.crop.circle.badge.exclamationmark =person_crop_circle_badge_exclam
    person.crop.circle.badge.moon ~person_crop_circle
    person.crop.circle.badge.xmark.fill =person_crop_circle_fill_badge_xmark
    person.crop.circle.dashed ~person_crop_circle
    person.crop.rectangle.stack =rectangle_stack_person_crop
    person.crop.square.filled.and.at.rectangle ~person_crop_rectangle
    person.fill.badge.minus =person_badge_minus_fill  person.fill.badge.plus =person_badge_plus_fill
    person.fill.checkmark ~person_fill  person.fill.questionmark ~person_fill
    person.fill.viewfinder ~viewfinder  person.fill.xmark ~person_fill  person.icloud ~cloud
    phone.arrow.down.left.fill =phone_fill_arrow_down_left
    phone.arrow.up.right.fill =phone_fill_arrow_up_right  photo.badge.plus ~photo
    photo.on.rectangle.angled =photo_on_rectangle  photo.stack ~photo_on_rectangle
    photo.stack.fill ~photo_fill_on_rectangle_fill  pianokeys =piano  pip ~rectangle_on_rectangle
    play.display ~tv  play.tv =tv  play.tv.fill =tv_fill  plus.forwardslash.minus =plus_slash_minus
    plus.magnifyingglass =zoom_in  plus.viewfinder ~viewfinder  powerplug ~bolt
    questionmark =question  questionmark.app ~question_square
    questionmark.bubble ~exclamationmark_bubble
    questionmark.bubble.fill ~exclamationmark_bubble_fill  questionmark.circle =question_circle
    questionmark.circle.fill =question_circle_fill  questionmark.diamond =question_diamond
    questionmark.diamond.fill =question_diamond_fill  questionmark.folder ~folder
    questionmark.square =question_square  questionmark.square.fill =question_square_fill
    quote.closing =text_quote  quote.opening =text_quote  record.circle =smallcircle_fill_circle
    record.circle.fill =smallcircle_fill_circle_fill  rectangle.2.swap ~arrow_2_squarepath
    rectangle.3.group =rectangle_3_offgrid  rectangle.3.group.fill =rectangle_3_offgrid_fill
    rectangle.and.pencil.and.ellipses =pencil_ellipsis_rectangle
    rectangle.and.pencil.and.ellipsis =pencil_ellipsis_rectangle  rectangle.inset.filled ~rectangle
    rectangle.lefthalf.inset.filled ~sidebar_left  rectangle.leftthird.inset.filled ~sidebar_left
    rectangle.portrait ~device_phone_portrait
    rectangle.portrait.and.arrow.forward ~square_arrow_right
    rectangle.portrait.and.arrow.right ~square_arrow_right
    rectangle.portrait.and.arrow.right.fill ~square_arrow_right_fill
    rectangle.portrait.fill ~device_phone_portrait
    rectangle.portrait.on.rectangle.portrait ~doc_on_doc
    rectangle.portrait.on.rectangle.portrait.fill ~doc_on_doc_fill
    rectangle.ratio.16.to.9 ~rectangle  rectangle.split.1x2 =square_split_1x2
    rectangle.split.1x2.fill =square_split_1x2_fill  rectangle.split.2x1 =square_split_2x1
    rectangle.split.2x1.fill =square_split_2x1_fill  rectangle.split.2x2 =square_split_2x2
    rectangle.split.2x2.fill =square_split_2x2_fill  return =return_icon  return.left =return_icon
    rotate.3d =view_3d  rublesign =money_rubl  rublesign.circle =money_rubl_circle  safari =compass
    safari.fill =compass_fill  scribble.variable =scribble  seal ^checkmark_seal
    seal.fill ^checkmark_seal_fill  shield.checkered ~shield
    shield.lefthalf.filled =shield_lefthalf_fill  shippingbox =cube_box
    shippingbox.fill =cube_box_fill  sidebar.leading =sidebar_left
    sidebar.squares.left ~sidebar_left  sidebar.trailing =sidebar_right
    signpost.left ~arrow_left_square  signpost.right ~arrow_right_square
    slider.horizontal.2.square ~slider_horizontal_3  slider.vertical.3 ~slider_horizontal_3
    smallcircle.filled.circle =smallcircle_fill_circle
    smallcircle.filled.circle.fill =smallcircle_fill_circle_fill  snowflake =snow  space ~minus
    speaker.wave.1 =speaker_1  speaker.wave.1.fill =speaker_1_fill  speaker.wave.2 =speaker_2
    speaker.wave.2.fill =speaker_2_fill  speaker.wave.3 =speaker_3
    speaker.wave.3.fill =speaker_3_fill  square.3.layers.3d =layers_alt
    square.3.layers.3d.down.right =square_stack_3d_down_right
    square.and.arrow.up.trianglebadge.exclamationmark ~square_arrow_up
    square.grid.3x1.below.line.grid.1x2 ~squares_below_rectangle
    square.lefthalf.filled =square_lefthalf_fill  square.righthalf.filled =square_righthalf_fill
    square.text.square ~doc_text  star.bubble ~text_bubble  star.bubble.fill ~text_bubble_fill
    star.leadinghalf.fill =star_lefthalf_fill  star.leadinghalf.filled =star_lefthalf_fill
    star.trailinghalf.filled ~star_lefthalf_fill  sterlingsign =money_pound
    sterlingsign.circle =money_pound_circle  sterlingsign.circle.fill =money_pound_circle_fill
    suitcase =briefcase  suitcase.cart ~briefcase  suitcase.fill =briefcase_fill
    suitcase.rolling ~briefcase  suitcase.rolling.fill ~briefcase_fill  sun.lefthalf.filled ~sun_max
    sun.rain ~cloud_sun_rain  sun.rain.fill ~cloud_sun_rain_fill  sun.snow ~sun_max
    sunglasses ~eyeglasses  sunglasses.fill ~eyeglasses  switch.2 ~slider_horizontal_3
    tablecells =table  tablecells.badge.ellipsis =table_badge_more  tablecells.fill =table_fill
    text.below.photo ~photo  text.book.closed ~book  text.book.closed.fill ~book_fill
    text.document =doc_text  text.document.fill =doc_text_fill
    text.justify.leading =text_justifyleft  text.justify.left =text_justifyleft
    text.line.first.and.arrowtriangle.forward ~text_alignleft  text.magnifyingglass =doc_text_search
    text.page =doc_text  text.page.fill =doc_text_fill  text.word.spacing ~text_aligncenter
    textformat.characters ~textformat  textformat.size.larger =textformat_size
    textformat.size.smaller ~textformat_size  thermometer.high =thermometer
    thermometer.low =thermometer  thermometer.medium =thermometer
    thermometer.sun.fill =thermometer_sun  togglepower ~power  tram =tram_fill  tree.fill =tree
    triangle.lefthalf.filled =triangle_lefthalf_fill
    triangle.righthalf.filled =triangle_righthalf_fill  tv.and.mediabox ~tv  up.icloud =cloud_upload
    video =videocam  video.badge.plus ~videocam  video.circle =videocam_circle
    video.circle.fill =videocam_circle_fill  video.fill =videocam_fill  wallet.bifold ~creditcard
    wallet.pass ~creditcard  wallet.pass.fill ~creditcard_fill  wand.and.outline ~wand_rays
    wand.and.sparkles =wand_stars  waveform.and.mic ~mic  waveform.badge.mic ~mic
    waveform.badge.plus ~waveform  waveform.path.ecg.rectangle ~waveform_path_ecg
    x.square.fill =xmark_square_fill  xmark.icloud ~cloud  yensign =money_yen
    yensign.circle =money_yen_circle  yensign.circle.fill =money_yen_circle_fill
    """
}
