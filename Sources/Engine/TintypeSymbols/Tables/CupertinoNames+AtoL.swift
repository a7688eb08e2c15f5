extension CupertinoNames {
  /// The first half of the names, each with its code point in hexadecimal.
  static let namesAToL = """
    add f489  add_circled f48a  add_circled_solid f48b  airplane f4d4  alarm f4d5  alarm_fill f4d6
    alt f4d7  ant f4d8  ant_circle f4d9  ant_circle_fill f4da  ant_fill f4db
    antenna_radiowaves_left_right f4dc  app f4dd  app_badge f4de  app_badge_fill f4df  app_fill f4e0
    archivebox f4e1  archivebox_fill f4e2  arrow_2_circlepath f4e3  arrow_2_circlepath_circle f4e4
    arrow_2_circlepath_circle_fill f4e5  arrow_2_squarepath f4e6  arrow_3_trianglepath f4e7
    arrow_branch f4e8  arrow_clockwise f49a  arrow_clockwise_circle f49b
    arrow_clockwise_circle_fill f49c  arrow_counterclockwise f21c
    arrow_counterclockwise_circle f4e9  arrow_counterclockwise_circle_fill f4ea  arrow_down f35d
    arrow_down_circle f4eb  arrow_down_circle_fill f4ec  arrow_down_doc f4ed
    arrow_down_doc_fill f4ee  arrow_down_left f4ef  arrow_down_left_circle f4f0
    arrow_down_left_circle_fill f4f1  arrow_down_left_square f4f2  arrow_down_left_square_fill f4f3
    arrow_down_right f4f4  arrow_down_right_arrow_up_left f37d  arrow_down_right_circle f4f5
    arrow_down_right_circle_fill f4f6  arrow_down_right_square f4f7
    arrow_down_right_square_fill f4f8  arrow_down_square f4f9  arrow_down_square_fill f4fa
    arrow_down_to_line f4fb  arrow_down_to_line_alt f4fc  arrow_left f4fd  arrow_left_circle f4fe
    arrow_left_circle_fill f4ff  arrow_left_right f500  arrow_left_right_circle f501
    arrow_left_right_circle_fill f502  arrow_left_right_square f503
    arrow_left_right_square_fill f504  arrow_left_square f505  arrow_left_square_fill f506
    arrow_left_to_line f507  arrow_left_to_line_alt f508  arrow_merge f509  arrow_right f50a
    arrow_right_arrow_left f50b  arrow_right_arrow_left_circle f50c
    arrow_right_arrow_left_circle_fill f50d  arrow_right_arrow_left_square f50e
    arrow_right_arrow_left_square_fill f50f  arrow_right_circle f510  arrow_right_circle_fill f511
    arrow_right_square f512  arrow_right_square_fill f513  arrow_right_to_line f514
    arrow_right_to_line_alt f515  arrow_swap f516  arrow_turn_down_left f517
    arrow_turn_down_right f518  arrow_turn_left_down f519  arrow_turn_left_up f51a
    arrow_turn_right_down f51b  arrow_turn_right_up f51c  arrow_turn_up_left f51d
    arrow_turn_up_right f51e  arrow_up f366  arrow_up_arrow_down f51f
    arrow_up_arrow_down_circle f520  arrow_up_arrow_down_circle_fill f521
    arrow_up_arrow_down_square f522  arrow_up_arrow_down_square_fill f523  arrow_up_bin f524
    arrow_up_bin_fill f525  arrow_up_circle f526  arrow_up_circle_fill f527  arrow_up_doc f528
    arrow_up_doc_fill f529  arrow_up_down f52a  arrow_up_down_circle f52b
    arrow_up_down_circle_fill f52c  arrow_up_down_square f52d  arrow_up_down_square_fill f52e
    arrow_up_left f52f  arrow_up_left_arrow_down_right f386  arrow_up_left_circle f530
    arrow_up_left_circle_fill f531  arrow_up_left_square f532  arrow_up_left_square_fill f533
    arrow_up_right f534  arrow_up_right_circle f535  arrow_up_right_circle_fill f536
    arrow_up_right_diamond f537  arrow_up_right_diamond_fill f538  arrow_up_right_square f539
    arrow_up_right_square_fill f53a  arrow_up_square f53b  arrow_up_square_fill f53c
    arrow_up_to_line f53d  arrow_up_to_line_alt f53e  arrow_uturn_down f53f
    arrow_uturn_down_circle f540  arrow_uturn_down_circle_fill f541  arrow_uturn_down_square f542
    arrow_uturn_down_square_fill f543  arrow_uturn_left f544  arrow_uturn_left_circle f545
    arrow_uturn_left_circle_fill f546  arrow_uturn_left_square f547
    arrow_uturn_left_square_fill f548  arrow_uturn_right f549  arrow_uturn_right_circle f54a
    arrow_uturn_right_circle_fill f54b  arrow_uturn_right_square f54c
    arrow_uturn_right_square_fill f54d  arrow_uturn_up f54e  arrow_uturn_up_circle f54f
    arrow_uturn_up_circle_fill f550  arrow_uturn_up_square f551  arrow_uturn_up_square_fill f552
    arrowshape_turn_up_left f4c6  arrowshape_turn_up_left_2 f21d
    arrowshape_turn_up_left_2_fill f21e  arrowshape_turn_up_left_circle f553
    arrowshape_turn_up_left_circle_fill f554  arrowshape_turn_up_left_fill f555
    arrowshape_turn_up_right f556  arrowshape_turn_up_right_circle f557
    arrowshape_turn_up_right_circle_fill f558  arrowshape_turn_up_right_fill f559
    arrowtriangle_down f55a  arrowtriangle_down_circle f55b  arrowtriangle_down_circle_fill f55c
    arrowtriangle_down_fill f55d  arrowtriangle_down_square f55e
    arrowtriangle_down_square_fill f55f  arrowtriangle_left f560  arrowtriangle_left_circle f561
    arrowtriangle_left_circle_fill f562  arrowtriangle_left_fill f563
    arrowtriangle_left_square f564  arrowtriangle_left_square_fill f565  arrowtriangle_right f566
    arrowtriangle_right_circle f567  arrowtriangle_right_circle_fill f568
    arrowtriangle_right_fill f569  arrowtriangle_right_square f56a
    arrowtriangle_right_square_fill f56b  arrowtriangle_up f56c  arrowtriangle_up_circle f56d
    arrowtriangle_up_circle_fill f56e  arrowtriangle_up_fill f56f  arrowtriangle_up_square f570
    arrowtriangle_up_square_fill f571  asterisk_circle f572  asterisk_circle_fill f573  at f574
    at_badge_minus f575  at_badge_plus f576  at_circle f8af  at_circle_fill f8b0  back f3cf
    backward f577  backward_end f578  backward_end_alt f579  backward_end_alt_fill f57a
    backward_end_fill f57b  backward_fill f57c  badge_plus_radiowaves_right f57d  bag f57e
    bag_badge_minus f57f  bag_badge_plus f580  bag_fill f581  bag_fill_badge_minus f582
    bag_fill_badge_plus f583  bandage f584  bandage_fill f585  barcode f586  barcode_viewfinder f587
    bars f8b1  battery_0 f112  battery_100 f113  battery_25 f115  battery_25_percent f115
    battery_75_percent f114  battery_charging f111  battery_empty f112  battery_full f113
    bed_double f588  bed_double_fill f589  bell f3e1  bell_circle f58a  bell_circle_fill f58b
    bell_fill f3e2  bell_slash f58c  bell_slash_fill f58d  bell_solid f3e2  bin_xmark f58e
    bin_xmark_fill f58f  bitcoin f8b2  bitcoin_circle f8b3  bitcoin_circle_fill f8b4  bluetooth f116
    bold f590  bold_italic_underline f591  bold_underline f592  bolt f593  bolt_badge_a f594
    bolt_badge_a_fill f595  bolt_circle f596  bolt_circle_fill f597  bolt_fill f598
    bolt_horizontal f599  bolt_horizontal_circle f59a  bolt_horizontal_circle_fill f59b
    bolt_horizontal_fill f59c  bolt_slash f59d  bolt_slash_fill f59e  book f3e7  book_circle f59f
    book_circle_fill f5a0  book_fill f3e8  book_solid f3e8  bookmark f3e9  bookmark_fill f3ea
    bookmark_solid f3ea  briefcase f5a1  briefcase_fill f5a2  brightness f4b6  brightness_solid f4b7
    bubble_left f5a3  bubble_left_bubble_right f5a4  bubble_left_bubble_right_fill f5a5
    bubble_left_fill f5a6  bubble_middle_bottom f5a7  bubble_middle_bottom_fill f5a8
    bubble_middle_top f5a9  bubble_middle_top_fill f5aa  bubble_right f5ab  bubble_right_fill f5ac
    building_2_fill f8b5  burn f5ad  burst f5ae  burst_fill f5af  bus f36d  calendar f5b0
    calendar_badge_minus f5b1  calendar_badge_plus f5b2  calendar_circle f5b3
    calendar_circle_fill f5b4  calendar_today f8b6  camera f3f5  camera_circle f5b5
    camera_circle_fill f5b6  camera_fill f3f6  camera_on_rectangle f5b7
    camera_on_rectangle_fill f5b8  camera_rotate f49e  camera_rotate_fill f49f
    camera_viewfinder f5b9  capslock f5ba  capslock_fill f5bb  capsule f5bc  capsule_fill f5bd
    captions_bubble f5be  captions_bubble_fill f5bf  car f36f  car_detailed f2c1  car_fill f36f
    cart f3f7  cart_badge_minus f5c0  cart_badge_plus f5c1  cart_fill f5c2
    cart_fill_badge_minus f5c3  cart_fill_badge_plus f5c4  chart_bar f5c5  chart_bar_alt_fill f8b7
    chart_bar_circle f8b8  chart_bar_circle_fill f8b9  chart_bar_fill f5c6  chart_bar_square f8ba
    chart_bar_square_fill f8bb  chart_pie f5c7  chart_pie_fill f5c8  chat_bubble f3fb
    chat_bubble_2 f8bc  chat_bubble_2_fill f8bd  chat_bubble_fill f8be  chat_bubble_text f8bf
    chat_bubble_text_fill f8c0  check_mark f3fd  check_mark_circled f3fe
    check_mark_circled_solid f3ff  checkmark f3fd  checkmark_alt f8c1  checkmark_alt_circle f8c2
    checkmark_alt_circle_fill f8c3  checkmark_circle f3fe  checkmark_circle_fill f3ff
    checkmark_rectangle f5c9  checkmark_rectangle_fill f5ca  checkmark_seal f5cb
    checkmark_seal_fill f5cc  checkmark_shield f5cd  checkmark_shield_fill f5ce
    checkmark_square f5cf  checkmark_square_fill f5d0  chevron_back f3cf  chevron_compact_down f5d1
    chevron_compact_left f5d2  chevron_compact_right f5d3  chevron_compact_up f5d4
    chevron_down f5d5  chevron_down_circle f5d6  chevron_down_circle_fill f5d7
    chevron_down_square f5d8  chevron_down_square_fill f5d9  chevron_forward f3d1  chevron_left f3d2
    chevron_left_2 f5da  chevron_left_circle f5db  chevron_left_circle_fill f5dc
    chevron_left_slash_chevron_right f5dd  chevron_left_square f5de  chevron_left_square_fill f5df
    chevron_right f3d3  chevron_right_2 f5e0  chevron_right_circle f5e1
    chevron_right_circle_fill f5e2  chevron_right_square f5e3  chevron_right_square_fill f5e4
    chevron_up f5e5  chevron_up_chevron_down f5e6  chevron_up_circle f5e7
    chevron_up_circle_fill f5e8  chevron_up_square f5e9  chevron_up_square_fill f5ea  circle f401
    circle_bottomthird_split f5eb  circle_fill f400  circle_filled f400  circle_grid_3x3 f5ec
    circle_grid_3x3_fill f5ed  circle_grid_hex f5ee  circle_grid_hex_fill f5ef
    circle_lefthalf_fill f5f0  circle_righthalf_fill f5f1  clear f404  clear_circled f405
    clear_circled_solid f406  clear_fill f5f3  clear_thick f2d7  clear_thick_circled f36e
    clock f4be  clock_fill f403  clock_solid f4bf  cloud f5f4  cloud_bolt f5f5  cloud_bolt_fill f5f6
    cloud_bolt_rain f5f7  cloud_bolt_rain_fill f5f8  cloud_download f8c4  cloud_download_fill f8c5
    cloud_drizzle f5f9  cloud_drizzle_fill f5fa  cloud_fill f5fb  cloud_fog f5fc
    cloud_fog_fill f5fd  cloud_hail f5fe  cloud_hail_fill f5ff  cloud_heavyrain f600
    cloud_heavyrain_fill f601  cloud_moon f602  cloud_moon_bolt f603  cloud_moon_bolt_fill f604
    cloud_moon_fill f605  cloud_moon_rain f606  cloud_moon_rain_fill f607  cloud_rain f608
    cloud_rain_fill f609  cloud_sleet f60a  cloud_sleet_fill f60b  cloud_snow f60c
    cloud_snow_fill f60d  cloud_sun f60e  cloud_sun_bolt f60f  cloud_sun_bolt_fill f610
    cloud_sun_fill f611  cloud_sun_rain f612  cloud_sun_rain_fill f613  cloud_upload f8c6
    cloud_upload_fill f8c7  collections f3c9  collections_solid f3ca  color_filter f8c8
    color_filter_fill f8c9  command f614  compass f8ca  compass_fill f8cb  control f615
    conversation_bubble f3fb  create f417  create_solid f417  creditcard f616  creditcard_fill f617
    crop_rotate f619  cube f61a  cube_box f61b  cube_box_fill f61c  cube_fill f61d  cursor_rays f61e
    decrease_indent f61f  decrease_quotelevel f620  delete f4c4  delete_left f621
    delete_left_fill f622  delete_right f623  delete_right_fill f624  delete_simple f37f
    delete_solid f4c5  desktopcomputer f625  device_desktop f8cc  device_laptop f8cd
    device_phone_landscape f8ce  device_phone_portrait f8cf  dial f626  dial_fill f627  divide f628
    divide_circle f629  divide_circle_fill f62a  divide_square f62b  divide_square_fill f62c
    doc f62d  doc_append f62e  doc_chart f8d0  doc_chart_fill f8d1  doc_checkmark f8d2
    doc_checkmark_fill f8d3  doc_circle f62f  doc_circle_fill f630  doc_fill f631
    doc_on_clipboard f632  doc_on_clipboard_fill f633  doc_on_doc f634  doc_on_doc_fill f635
    doc_person f8d4  doc_person_fill f8d5  doc_plaintext f636  doc_richtext f637  doc_text f638
    doc_text_fill f639  doc_text_search f63a  doc_text_viewfinder f63b
    dot_radiowaves_left_right f63c  dot_radiowaves_right f63d  dot_square f63e  dot_square_fill f63f
    double_music_note f46c  down_arrow f35d  download_circle f8d6  download_circle_fill f8d7
    drop f8d8  drop_fill f8d9  drop_triangle f640  drop_triangle_fill f641  ear f642  eject f643
    eject_fill f644  ellipses_bubble f645  ellipses_bubble_fill f646  ellipsis f46a
    ellipsis_circle f647  ellipsis_circle_fill f648  ellipsis_vertical f8da
    ellipsis_vertical_circle f8db  ellipsis_vertical_circle_fill f8dc  envelope f422
    envelope_badge f649  envelope_badge_fill f64a  envelope_circle f64b  envelope_circle_fill f64c
    envelope_fill f423  envelope_open f64d  envelope_open_fill f64e  equal f64f  equal_circle f650
    equal_circle_fill f651  equal_square f652  equal_square_fill f653  escape f654
    exclamationmark f655  exclamationmark_bubble f656  exclamationmark_bubble_fill f657
    exclamationmark_circle f658  exclamationmark_circle_fill f659  exclamationmark_octagon f65a
    exclamationmark_octagon_fill f65b  exclamationmark_shield f65c  exclamationmark_shield_fill f65d
    exclamationmark_square f65e  exclamationmark_square_fill f65f  exclamationmark_triangle f660
    exclamationmark_triangle_fill f661  eye f424  eye_fill f425  eye_slash f662  eye_slash_fill f663
    eye_solid f425  eyedropper f664  eyedropper_full f665  eyedropper_halffull f666  eyeglasses f667
    f_cursive f668  f_cursive_circle f669  f_cursive_circle_fill f66a  film f66b  film_fill f66c
    flag f42c  flag_circle f66d  flag_circle_fill f66e  flag_fill f66f  flag_slash f670
    flag_slash_fill f671  flame f672  flame_fill f673  floppy_disk f8dd  flowchart f674
    flowchart_fill f675  folder f434  folder_badge_minus f676  folder_badge_person_crop f677
    folder_badge_plus f678  folder_circle f679  folder_circle_fill f67a  folder_fill f435
    folder_fill_badge_minus f67b  folder_fill_badge_person_crop f67c  folder_fill_badge_plus f67d
    folder_open f38a  folder_solid f435  forward f3d1  forward_end f67f  forward_end_alt f680
    forward_end_alt_fill f681  forward_end_fill f682  forward_fill f683  fullscreen f386
    fullscreen_exit f37d  function f684  fx f685  game_controller f43a  game_controller_solid f43b
    gamecontroller f43a  gamecontroller_alt_fill f8de  gamecontroller_fill f43b  gauge f686
    gauge_badge_minus f687  gauge_badge_plus f688  gear f43c  gear_alt f43c  gear_alt_fill f43d
    gear_big f2f7  gear_solid f43d  gift f689  gift_alt f68a  gift_alt_fill f68b  gift_fill f68c
    globe f68d  gobackward f68e  gobackward_10 f68f  gobackward_15 f690  gobackward_30 f691
    gobackward_45 f692  gobackward_60 f693  gobackward_75 f694  gobackward_90 f695
    gobackward_minus f696  goforward f697  goforward_10 f698  goforward_15 f699  goforward_30 f69a
    goforward_45 f69b  goforward_60 f69c  goforward_75 f69d  goforward_90 f69e  goforward_plus f69f
    graph_circle f8df  graph_circle_fill f8e0  graph_square f8e1  graph_square_fill f8e2
    greaterthan f6a0  greaterthan_circle f6a1  greaterthan_circle_fill f6a2  greaterthan_square f6a3
    greaterthan_square_fill f6a4  grid f6a5  grid_circle f6a6  grid_circle_fill f6a7  group f47b
    group_solid f47c  guitars f6a8  hammer f6a9  hammer_fill f6aa  hand_draw f6ab
    hand_draw_fill f6ac  hand_point_left f6ad  hand_point_left_fill f6ae  hand_point_right f6af
    hand_point_right_fill f6b0  hand_raised f6b1  hand_raised_fill f6b2  hand_raised_slash f6b3
    hand_raised_slash_fill f6b4  hand_thumbsdown f6b5  hand_thumbsdown_fill f6b6  hand_thumbsup f6b7
    hand_thumbsup_fill f6b8  hare f6b9  hare_fill f6ba  headphones f6bb  heart f442
    heart_circle f6bc  heart_circle_fill f6bd  heart_fill f443  heart_slash f6be
    heart_slash_circle f6bf  heart_slash_circle_fill f6c0  heart_slash_fill f6c1  heart_solid f443
    helm f6c2  hexagon f6c3  hexagon_fill f6c4  hifispeaker f6c5  hifispeaker_fill f6c6  home f447
    hourglass f6c7  hourglass_bottomhalf_fill f6c8  hourglass_tophalf_fill f6c9  house f447
    house_alt f8e3  house_alt_fill f8e4  house_fill f6ca
    """
}
