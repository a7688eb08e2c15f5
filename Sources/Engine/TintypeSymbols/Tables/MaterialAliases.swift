extension MaterialAliases {
  /// Names of SF Symbols, each with the glyph for it: `=` is the same drawing,
  /// `~` a stand-in, `^` the shape around its sign.
  static let table = """
    accessibility ~accessibility_new  accessibility.fill ~accessibility_new
    air.conditioner.horizontal ~hvac  air.purifier ~air_purifier  airplane.arrival ~flight_land
    airplane.departure ~flight_takeoff  airplay.audio ~airplay  airplay.video ~airplay
    airplayaudio ~airplay  airpods ~earbuds  airpodspro ~earbuds  airtag ~nest_locator_tag
    airtag.fill ~nest_locator_tag  allergens ~allergy  angle ~square_foot
    ant.circle.badge ~bug_report  app.connected.to.app.below.fill ~lan  apple.terminal ~terminal
    apple.terminal.fill ~terminal  appletv ~tv  applewatch ~watch  applewatch.side.right ~watch
    applewatch.watchface ~watch  aqi.high ~air  aqi.low ~air  aqi.medium ~air
    arcade.stick ~joystick  arcade.stick.console ~joystick  arkit ~view_in_ar
    arrow.left.and.right.righttriangle.left.righttriangle.right ~flip  atom ~science
    backpack ~backpack  backpack.fill ~backpack  balloon ~celebration  balloon.2 ~celebration
    balloon.2.fill ~celebration  balloon.fill ~celebration  banknote ~payments
    banknote.fill ~payments  barometer ~speed  baseball ~sports_baseball
    baseball.fill ~sports_baseball  basket ~shopping_basket  basket.fill ~shopping_basket
    basketball ~sports_basketball  basketball.fill ~sports_basketball  bathtub ~bathtub
    bathtub.fill ~bathtub  beach.umbrella ~beach_access  beach.umbrella.fill ~beach_access
    bicycle ~directions_bike  binoculars ~visibility  binoculars.fill ~visibility  bird ~raven
    bird.fill ~raven  birthday.cake ~cake  birthday.cake.fill ~cake  blinds.horizontal.open ~blinds
    bloodpressure ~blood_pressure  bolt.car ~electric_car  bolt.car.fill ~electric_car
    bolt.trianglebadge.exclamationmark ~bolt  box.truck ~local_shipping
    box.truck.badge.clock ~local_shipping  box.truck.fill ~local_shipping  brain ~psychology
    brain.filled.head.profile ~psychology  brain.head.profile ~psychology
    brain.head.profile.fill ~psychology  building ~apartment  building.2 ~apartment
    building.2.crop.circle ~apartment  building.columns ~account_balance
    building.columns.fill ~account_balance  building.fill ~apartment  bullhorn ~campaign
    cable.coaxial ~cable  cable.connector ~cable  cablecar ~cable_car  cablecar.fill ~cable_car
    calendar.badge.checkmark ~event_available  calendar.badge.clock ~calendar_clock
    calendar.circle.badge ~event  camera.aperture ~camera  camera.badge.ellipsis ~photo_camera
    camera.filters ~filter_b_and_w  camera.macro ~local_florist  car.ferry ~directions_boat
    carrot ~nutrition  carrot.fill ~nutrition  carseat.left ~airline_seat_recline_normal
    cart.badge.questionmark ~shopping_cart  cat ~pets  cat.fill ~pets
    cellularbars ~signal_cellular_alt  cellularbars.fill ~signal_cellular_alt  chair ~chair
    chair.fill ~chair  chair.lounge ~chair  chair.lounge.fill ~chair  character.bubble ~translate
    character.bubble.fill ~translate  chart.bar.horizontal.page ~analytics
    chart.bar.xaxis.ascending ~leaderboard  chart.dots.scatter ~scatter_plot
    chart.line.downtrend.xyaxis ~trending_down  chart.line.flattrend.xyaxis ~trending_flat
    checklist ~checklist  chineseyuanrenminbisign ~currency_yuan  circle.dashed ~circle
    clock.arrow.circlepath ~history  clock.arrow.trianglehead.counterclockwise.rotate.90 ~history
    clock.badge.exclamationmark ~schedule  cloud.rainbow.half ~looks  comb ~content_cut
    comb.fill ~content_cut  compass.drawing ~architecture  computermouse ~mouse
    computermouse.fill ~mouse  cooktop ~stockpot  cpu ~memory  cpu.fill ~memory
    cricket.ball ~sports_cricket  crop ~crop  cross ~add  cross.case ~medical_services
    cross.case.fill ~medical_services  cross.fill ~add  cross.vial ~science
    cross.vial.fill ~science  cube.transparent ~deployed_code  cube.transparent.fill ~deployed_code
    cup.and.saucer ~local_cafe  cup.and.saucer.fill ~local_cafe  curlybraces ~data_object
    cursorarrow ~arrow_selector_tool  curtains.closed ~curtains_closed  curtains.open ~curtains
    cylinder ~database  cylinder.fill ~database  cylinder.split.1x2 ~database
    cylinder.split.1x2.fill ~database  dehumidifier ~cool_to_dry  deskclock ~alarm
    deskclock.fill ~alarm  dice ~casino  dice.fill ~casino
    digitalcrown.horizontal.press ~watch  digitalcrown.horizontal.press.fill ~watch
    dishwasher ~dishwasher_gen  dog ~pets  dog.fill ~pets
    dollarsign.arrow.circlepath ~currency_exchange  door.garage.open ~garage_door
    door.left.hand.closed ~door_front  door.left.hand.open ~door_open
    door.right.hand.closed ~door_front  door.right.hand.open ~door_open
    dot.circle.and.hand.point.up.left.fill ~touch_app  dot.radiowaves.forward ~rss_feed
    dot.radiowaves.up.forward ~rss_feed  dpad ~gamepad  dpad.fill ~gamepad
    drop.degreesign ~humidity_percentage  dryer ~local_laundry_service  dumbbell ~fitness_center
    dumbbell.fill ~fitness_center  ear.and.waveform ~hearing  earbuds ~earbuds
    earbuds.case ~earbuds_battery  ellipsis.curlybraces ~data_object  eraser ~ink_eraser
    eraser.fill ~ink_eraser  ev.charger ~ev_station  ev.charger.fill ~ev_station
    externaldrive ~hard_drive  externaldrive.badge.plus ~hard_drive
    externaldrive.connected.to.line.below ~storage  externaldrive.fill ~hard_drive
    face.dashed ~face  face.smiling.inverse ~mood  faceid ~familiar_face_and_zone  facemask ~masks
    facemask.fill ~masks  fan ~mode_fan  fan.fill ~mode_fan  fan.oscillation ~mode_fan
    fanblades ~mode_fan  fanblades.fill ~mode_fan  faxmachine ~fax  ferry ~directions_boat
    ferry.fill ~directions_boat  figure ~man  figure.2 ~group  figure.2.arms.open ~group
    figure.and.child.holdinghands ~escalator_warning  figure.arms.open ~emoji_people
    figure.basketball ~sports_basketball  figure.child ~child_care  figure.climbing ~hiking
    figure.cooldown ~self_improvement  figure.core.training ~fitness_center
    figure.dance ~emoji_people  figure.dress.line.vertical.figure ~wc  figure.fall ~falling
    figure.golf ~golf_course  figure.hiking ~hiking  figure.hockey ~sports_hockey
    figure.indoor.cycle ~directions_bike  figure.mind.and.body ~self_improvement
    figure.open.water.swim ~pool  figure.outdoor.cycle ~directions_bike  figure.pool.swim ~pool
    figure.roll ~accessible  figure.rower ~rowing  figure.run ~directions_run
    figure.seated.side ~airline_seat_recline_normal  figure.skating ~ice_skating
    figure.skiing.downhill ~downhill_skiing  figure.snowboarding ~snowboarding
    figure.soccer ~sports_soccer  figure.stairs ~stairs  figure.stand ~man
    figure.stand.line.dotted.figure.stand ~social_distance
    figure.strengthtraining.functional ~fitness_center
    figure.strengthtraining.traditional ~fitness_center  figure.surfing ~surfing
    figure.tennis ~sports_tennis  figure.walk ~directions_walk  figure.walk.motion ~directions_walk
    figure.wave ~emoji_people  figure.yoga ~self_improvement  fireplace ~fireplace
    fireworks ~celebration  fish ~set_meal  fish.fill ~set_meal  flag.checkered ~sports_score
    flag.checkered.2.crossed ~sports_score  flag.pattern.checkered ~sports_score
    flip.horizontal ~flip  football ~sports_football  football.fill ~sports_football
    fork.knife ~restaurant  formfitting.gamecontroller ~sports_esports  fossil.shell ~water_lux
    francsign ~currency_franc  frying.pan ~skillet  frying.pan.fill ~skillet
    fuelpump ~local_gas_station  fuelpump.fill ~local_gas_station
    gauge.open.with.lines.needle.67percent.and.arrowtriangle ~speed
    gauge.with.dots.needle.33percent ~speed  globe.americas ~public  globe.americas.fill ~public
    globe.asia.australia ~public  globe.asia.australia.fill ~public  globe.desk ~travel_explore
    globe.europe.africa ~public  globe.europe.africa.fill ~public  graduationcap ~school
    graduationcap.fill ~school  gym.bag ~fitness_center  hand.pinch ~pinch  hand.pinch.fill ~pinch
    hand.point.down ~pan_tool_alt  hand.point.up.braille ~touch_app  hand.rays ~touch_app
    hand.tap ~touch_app  hand.tap.fill ~touch_app  hand.wave ~waving_hand
    hand.wave.fill ~waving_hand  hands.clap ~sign_language  hands.clap.fill ~sign_language
    handshake ~handshake  handshake.fill ~handshake  hanger ~checkroom  headset ~headset_mic
    heart.circle.badge ~favorite  heater.vertical ~heat  highlighter ~ink_highlighter
    hockey.puck ~sports_hockey  horn ~campaign  horn.fill ~campaign  hourglass.badge.plus ~hourglass
    book.closed ~book_2  book.closed.fill ~book_2  lamp.desk ~table_lamp  lamp.desk.fill ~table_lamp
    house.and.flag.fill ~home_pin  house.lodge ~cabin  house.lodge.fill ~cabin
    humidifier ~air_freshener  humidity ~humidity_mid  humidity.fill ~humidity_mid
    indianrupeesign ~currency_rupee  infinity.circle ~all_inclusive  internaldrive ~hard_drive
    internaldrive.fill ~hard_drive  key ~vpn_key  key.fill ~vpn_key  key.horizontal.fill ~vpn_key
    key.viewfinder ~passkey  keyboard.fill ~keyboard  l.joystick ~joystick  ladybug ~bug_report
    ladybug.fill ~bug_report  lamp.ceiling ~light  lanyardcard ~badge  lanyardcard.fill ~badge
    laurel.trailing ~eco  leaf ~eco  leaf.fill ~eco  level ~tools_level  level.fill ~tools_level
    light.beacon.max ~emergency_home  light.beacon.min ~emergency_home  lightrail ~tram
    lightrail.fill ~tram  lightspectrum.horizontal ~gradient  lightswitch.off ~switch
    lightswitch.on ~switch  list.bullet.below.rectangle.fill ~view_list  livephoto ~motion_photos_on
    livephoto.play ~motion_photos_on  lizard ~pest_control  lizard.fill ~pest_control
    lock.laptopcomputer ~lock  lungs ~pulmonology  lungs.fill ~pulmonology  magazine ~auto_stories
    magazine.fill ~auto_stories  magicmouse ~mouse  medal ~military_tech  medal.fill ~military_tech
    megaphone ~campaign  megaphone.fill ~campaign  memorychip ~memory_alt
    memorychip.fill ~memory_alt  menucard ~menu_book  menucard.fill ~menu_book  microbe ~coronavirus
    microbe.fill ~coronavirus  microwave ~microwave  microwave.fill ~microwave
    moonphase.first.quarter ~contrast  moonphase.waxing.crescent ~dark_mode  moped ~two_wheeler
    motorcycle ~two_wheeler  motorcycle.fill ~two_wheeler  mountain.2 ~landscape
    mountain.2.fill ~landscape  wave.3.right ~contactless  iphone.radiowaves.left.and.right ~vibration
    mouse.fill ~mouse
    mouth ~dentistry  mouth.fill ~dentistry  movieclapper ~movie  movieclapper.fill ~movie
    mug ~local_cafe  mug.fill ~local_cafe  mustache ~face  mustache.fill ~face  nose ~face
    opticaldiscdrive ~hard_drive  opticid ~eye_tracking  oven ~oven_gen  oven.fill ~oven_gen
    paintpalette ~palette  paintpalette.fill ~palette  paragraphsign ~format_paragraph
    parkingsign ~local_parking  party.popper ~celebration  party.popper.fill ~celebration
    pc ~computer  pencil.and.ruler ~design_services  pencil.tip ~ink_pen
    pencil.tip.crop.circle ~ink_pen  pentagon ~pentagon  pentagon.fill ~pentagon
    person.2.gobackward ~group  person.badge.key ~passkey  person.badge.key.fill ~passkey  person.bust ~face
    person.line.dotted.person ~social_distance  person.text.rectangle ~id_card
    person.text.rectangle.fill ~id_card  person.wave.2 ~record_voice_over
    person.wave.2.fill ~record_voice_over  photo.artframe ~photo_frame  pill ~pill  pill.fill ~pill
    pills ~medication  pills.fill ~medication  pip.enter ~picture_in_picture
    pip.exit ~picture_in_picture  play.desktopcomputer ~computer
    point.3.connected.trianglepath.dotted ~hub  point.3.filled.connected.trianglepath.dotted ~hub
    point.topleft.down.curvedto.point.bottomright.up ~timeline  popcorn ~theaters
    popcorn.fill ~theaters  powercord ~power  powercord.fill ~power  poweroutlet.type.a ~outlet
    poweroutlet.type.b ~outlet  poweroutlet.type.b.fill ~outlet  poweroutlet.type.c ~outlet
    powerplug.fill ~power  powersleep ~bedtime  printer.dotmatrix ~print  puzzlepiece ~extension
    puzzlepiece.extension ~extension  puzzlepiece.extension.fill ~extension
    puzzlepiece.fill ~extension  quote.bubble.rtl ~format_quote  r.joystick ~joystick  radio ~radio
    radio.fill ~radio  rainbow ~looks  rectangle.connected.to.line.below ~lan
    rectangle.dashed ~select  refrigerator ~kitchen  refrigerator.fill ~kitchen  road.lanes ~road
    rosette.fill ~military_tech  ruler ~straighten  ruler.fill ~straighten  sailboat ~sailing
    sailboat.fill ~sailing  scale.3d ~view_in_ar  scalemass ~weight  scalemass.fill ~weight
    scanner ~scanner  scanner.fill ~scanner  scooter ~two_wheeler  screwdriver ~tools_phillips
    screwdriver.fill ~tools_phillips  scroll ~contract  scroll.fill ~contract  sdcard ~sd_card
    sdcard.fill ~sd_card  server.rack ~dns  shoe ~steps  shoe.fill ~steps
    shoeprints.fill ~footprint  shower ~shower  shower.fill ~shower  signpost.left.fill ~signpost
    signpost.right.and.left ~signpost  signpost.right.and.left.fill ~signpost
    signpost.right.fill ~signpost  simcard ~sim_card  simcard.fill ~sim_card  sink ~faucet
    sink.fill ~faucet  skateboard ~skateboarding  skis ~downhill_skiing  sleep ~bedtime
    snowboard ~snowboarding  soccerball ~sports_soccer  soccerball.inverse ~sports_soccer
    sofa ~weekend  sofa.fill ~weekend  sos ~sos  sparkle ~kid_star
    sparkle.magnifyingglass ~search_insights  spigot ~faucet  square.3.layers.3d.top.filled ~layers
    square.dashed ~select  square.grid.3x3 ~grid_on  square.grid.3x3.fill ~grid_on
    square.split.diagonal ~compare  stairs ~stairs  staroflife.shield ~shield
    steeringwheel ~search_hands_free  stethoscope ~stethoscope  storefront ~storefront
    storefront.fill ~storefront  studentdesk ~desk  subtitles ~subtitles  sun.horizon ~wb_twilight
    sun.horizon.fill ~wb_twilight  surfboard ~surfing  swatchpalette ~palette
    swatchpalette.fill ~palette  syringe ~syringe  syringe.fill ~syringe
    table.furniture ~table_restaurant  table.furniture.fill ~table_restaurant
    takeoutbag.and.cup.and.straw ~takeout_dining  takeoutbag.and.cup.and.straw.fill ~takeout_dining
    target ~target  teddybear ~toys  teddybear.fill ~toys  teletype ~call_log
    tennis.racket ~sports_tennis  tennisball ~sports_tennis  tennisball.fill ~sports_tennis
    tent ~camping  tent.2 ~camping  tent.2.fill ~camping  tent.fill ~camping  terminal ~terminal
    terminal.fill ~terminal  testtube.2 ~science  text.and.command.macwindow ~terminal
    text.viewfinder ~document_scanner  theatermask.and.paintbrush ~theater_comedy
    theatermasks.fill ~theater_comedy
    thermometer.variable ~thermostat  tire ~tire_repair  toilet ~wc  toilet.fill ~wc
    touchid ~fingerprint  traffic.light ~traffic  train.side.front.car ~train  translate ~translate
    trophy ~trophy  trophy.fill ~trophy  truck.box ~local_shipping  truck.box.fill ~local_shipping
    tshirt ~apparel  tshirt.fill ~apparel  umbrella.percent ~umbrella
    viewfinder.rectangular ~crop_free  visionpro ~head_mounted_device  voiceover ~record_voice_over
    volleyball ~sports_volleyball  volleyball.fill ~sports_volleyball  washer ~local_laundry_service
    washer.fill ~local_laundry_service  watch.analog ~watch  water.waves ~water
    waterbottle ~water_bottle  waterbottle.fill ~water_bottle  web.camera ~videocam
    wheelchair ~accessible  wifi.router ~router  wifi.router.fill ~router
    window.vertical.closed ~window  window.vertical.open ~window  wineglass ~wine_bar
    wineglass.fill ~wine_bar  wrench.adjustable ~tools_wrench  wrench.adjustable.fill ~tools_wrench
    wrench.and.screwdriver ~build  wrench.and.screwdriver.fill ~build  x.squareroot ~function
    xmark.bin ~delete_forever  xmark.bin.fill ~delete_forever  xserve ~dns
    """
}
