extension CupertinoNames {
  /// The second half of the names, each with its code point in hexadecimal.
  static let namesLToZ = """
    hurricane f6cb  increase_indent f6cc  increase_quotelevel f6cd  infinite f449  info f44c
    info_circle f44c  info_circle_fill f6cf  italic f6d0  keyboard f6d1
    keyboard_chevron_compact_down f6d2  lab_flask f430  lab_flask_solid f431
    largecircle_fill_circle f6d3  lasso f6d4  layers f8e5  layers_alt f8e6  layers_alt_fill f8e7
    layers_fill f8e8  leaf_arrow_circlepath f6d5  left_chevron f3d2  lessthan f6d6
    lessthan_circle f6d7  lessthan_circle_fill f6d8  lessthan_square f6d9  lessthan_square_fill f6da
    light_max f6db  light_min f6dc  lightbulb f6dd  lightbulb_fill f6de  lightbulb_slash f6df
    lightbulb_slash_fill f6e0  line_horizontal_3 f6e1  line_horizontal_3_decrease f6e2
    line_horizontal_3_decrease_circle f6e3  line_horizontal_3_decrease_circle_fill f6e4  link f6e5
    link_circle f6e6  link_circle_fill f6e7  list_bullet f6e8  list_bullet_below_rectangle f6e9
    list_bullet_indent f6ea  list_dash f6eb  list_number f6ec  list_number_rtl f6ed  location f6ee
    location_circle f6ef  location_circle_fill f6f0  location_fill f6f1  location_north f6f2
    location_north_fill f6f3  location_north_line f6f4  location_north_line_fill f6f5
    location_slash f6f6  location_slash_fill f6f7  location_solid f456  lock f4c8  lock_circle f6f8
    lock_circle_fill f6f9  lock_fill f4c9  lock_open f6fa  lock_open_fill f6fb  lock_rotation f6fc
    lock_rotation_open f6fd  lock_shield f6fe  lock_shield_fill f6ff  lock_slash f700
    lock_slash_fill f701  loop f449  loop_thick f44a  macwindow f702  mail f422  mail_solid f423
    map f703  map_fill f704  map_pin f705  map_pin_ellipse f706  map_pin_slash f707  memories f708
    memories_badge_minus f709  memories_badge_plus f70a  metronome f70b  mic f460  mic_circle f70c
    mic_circle_fill f70d  mic_fill f461  mic_off f45f  mic_slash f45f  mic_slash_fill f70e
    mic_solid f461  minus f70f  minus_circle f463  minus_circle_fill f710  minus_circled f463
    minus_rectangle f711  minus_rectangle_fill f712  minus_slash_plus f713  minus_square f714
    minus_square_fill f715  money_dollar f8e9  money_dollar_circle f8ea
    money_dollar_circle_fill f8eb  money_euro f8ec  money_euro_circle f8ed
    money_euro_circle_fill f8ee  money_pound f8ef  money_pound_circle f8f0
    money_pound_circle_fill f8f1  money_rubl f8f2  money_rubl_circle f8f3
    money_rubl_circle_fill f8f4  money_yen f8f5  money_yen_circle f8f6  money_yen_circle_fill f8f7
    moon f716  moon_circle f717  moon_circle_fill f718  moon_fill f719  moon_stars f71a
    moon_stars_fill f71b  moon_zzz f71c  moon_zzz_fill f71d  move f8f8  multiply f71e
    multiply_circle f71f  multiply_circle_fill f720  multiply_square f721  multiply_square_fill f722
    music_albums f8f9  music_albums_fill f8fa  music_house f723  music_house_fill f724
    music_mic f725  music_note f46b  music_note_2 f46c  music_note_list f726  news f471
    news_solid f472  nosign f727  number f728  number_circle f729  number_circle_fill f72a
    number_square f72b  number_square_fill f72c  option f72d  padlock f4c8  padlock_solid f4c9
    paintbrush f72e  paintbrush_fill f72f  pano f730  pano_fill f731  paperclip f732
    paperplane f733  paperplane_fill f734  paragraph f735  pause f477  pause_circle f736
    pause_circle_fill f737  pause_fill f478  pause_rectangle f738  pause_rectangle_fill f739
    pause_solid f478  paw f479  paw_solid f47a  pen f2bf  pencil f37e  pencil_circle f73a
    pencil_circle_fill f73b  pencil_ellipsis_rectangle f73c  pencil_outline f73d  pencil_slash f73e
    percent f73f  person f47d  person_2 f740  person_2_alt f8fb  person_2_fill f741
    person_2_square_stack f742  person_2_square_stack_fill f743  person_3 f47b  person_3_fill f47c
    person_add f47f  person_add_solid f480  person_alt f8fc  person_alt_circle f8fd
    person_alt_circle_fill f8fe  person_badge_minus f744  person_badge_minus_fill f745
    person_badge_plus f47f  person_badge_plus_fill f480  person_circle f746  person_circle_fill f747
    person_crop_circle f419  person_crop_circle_badge_checkmark f748
    person_crop_circle_badge_exclam f749  person_crop_circle_badge_minus f74a
    person_crop_circle_badge_plus f74b  person_crop_circle_badge_xmark f74c
    person_crop_circle_fill f74d  person_crop_circle_fill_badge_checkmark f74e
    person_crop_circle_fill_badge_exclam f74f  person_crop_circle_fill_badge_minus f750
    person_crop_circle_fill_badge_plus f751  person_crop_circle_fill_badge_xmark f752
    person_crop_rectangle f753  person_crop_rectangle_fill f754  person_crop_square f755
    person_crop_square_fill f756  person_fill f47e  person_solid f47e  personalhotspot f757
    perspective f758  phone f4b8  phone_arrow_down_left f759  phone_arrow_right f75a
    phone_arrow_up_right f75b  phone_badge_plus f75c  phone_circle f75d  phone_circle_fill f75e
    phone_down f75f  phone_down_circle f760  phone_down_circle_fill f761  phone_down_fill f762
    phone_fill f4b9  phone_fill_arrow_down_left f763  phone_fill_arrow_right f764
    phone_fill_arrow_up_right f765  phone_fill_badge_plus f766  phone_solid f4b9  photo f767
    photo_camera f3f5  photo_camera_solid f3f6  photo_fill f768  photo_fill_on_rectangle_fill f769
    photo_on_rectangle f76a  piano f8ff  pin f76b  pin_fill f76c  pin_slash f76d
    pin_slash_fill f76e  placemark f455  placemark_fill f456  play f487  play_arrow f487
    play_arrow_solid f488  play_circle f76f  play_circle_fill f770  play_fill f488
    play_rectangle f771  play_rectangle_fill f772  playpause f773  playpause_fill f774  plus f489
    plus_app f775  plus_app_fill f776  plus_bubble f777  plus_bubble_fill f778  plus_circle f48a
    plus_circle_fill f48b  plus_circled f48a  plus_rectangle f779  plus_rectangle_fill f77a
    plus_rectangle_fill_on_rectangle_fill f77b  plus_rectangle_on_rectangle f77c
    plus_slash_minus f77d  plus_square f77e  plus_square_fill f77f
    plus_square_fill_on_square_fill f780  plus_square_on_square f781  plusminus f782
    plusminus_circle f783  plusminus_circle_fill f784  power f785  printer f786  printer_fill f787
    profile_circled f419  projective f788  purchased f789  purchased_circle f78a
    purchased_circle_fill f78b  qrcode f78c  qrcode_viewfinder f78d  question f78e
    question_circle f78f  question_circle_fill f790  question_diamond f791
    question_diamond_fill f792  question_square f793  question_square_fill f794  quote_bubble f795
    quote_bubble_fill f796  radiowaves_left f797  radiowaves_right f798  rays f799
    recordingtape f79a  rectangle f79b  rectangle_3_offgrid f79c  rectangle_3_offgrid_fill f79d
    rectangle_arrow_up_right_arrow_down_left f79e
    rectangle_arrow_up_right_arrow_down_left_slash f79f  rectangle_badge_checkmark f7a0
    rectangle_badge_xmark f7a1  rectangle_compress_vertical f7a2  rectangle_dock f7a3
    rectangle_expand_vertical f7a4  rectangle_fill f7a5  rectangle_fill_badge_checkmark f7a6
    rectangle_fill_badge_xmark f7a7  rectangle_fill_on_rectangle_angled_fill f7a8
    rectangle_fill_on_rectangle_fill f7a9  rectangle_grid_1x2 f7aa  rectangle_grid_1x2_fill f7ab
    rectangle_grid_2x2 f7ac  rectangle_grid_2x2_fill f7ad  rectangle_grid_3x2 f7ae
    rectangle_grid_3x2_fill f7af  rectangle_on_rectangle f7b0  rectangle_on_rectangle_angled f7b1
    rectangle_paperclip f7b2  rectangle_split_3x1 f7b3  rectangle_split_3x1_fill f7b4
    rectangle_split_3x3 f7b5  rectangle_split_3x3_fill f7b6  rectangle_stack f3c9
    rectangle_stack_badge_minus f7b7  rectangle_stack_badge_person_crop f7b8
    rectangle_stack_badge_plus f7b9  rectangle_stack_fill f3ca
    rectangle_stack_fill_badge_minus f7ba  rectangle_stack_fill_badge_person_crop f7bb
    rectangle_stack_fill_badge_plus f7bc  rectangle_stack_person_crop f7bd
    rectangle_stack_person_crop_fill f7be  refresh f49a  refresh_bold f21c  refresh_circled f49b
    refresh_circled_solid f49c  refresh_thick f3a8  refresh_thin f49d  repeat f7bf  repeat_1 f7c0
    reply f4c6  reply_all f21d  reply_thick_solid f21e  resize f900  resize_h f901  resize_v f902
    restart f21c  return_icon f7c1  rhombus f7c2  rhombus_fill f7c3  right_chevron f3d3  rocket f903
    rocket_fill f904  rosette f7c4  rotate_left f7c5  rotate_left_fill f7c6  rotate_right f7c7
    rotate_right_fill f7c8  scissors f7c9  scissors_alt f905  scope f7ca  scribble f7cb  search f4a5
    search_circle f7cc  search_circle_fill f7cd  selection_pin_in_out f7ce  settings f411
    settings_solid f412  share f4ca  share_solid f4cb  share_up f220  shield f7cf  shield_fill f7d0
    shield_lefthalf_fill f7d1  shield_slash f7d2  shield_slash_fill f7d3  shift f7d4
    shift_fill f7d5  shopping_cart f3f7  shuffle f4a9  shuffle_medium f4a8  shuffle_thick f221
    sidebar_left f7d6  sidebar_right f7d7  signature f7d8  skew f7d9  slash_circle f7da
    slash_circle_fill f7db  slider_horizontal_3 f7dc  slider_horizontal_below_rectangle f7dd
    slowmo f7de  smallcircle_circle f7df  smallcircle_circle_fill f7e0  smallcircle_fill_circle f7e1
    smallcircle_fill_circle_fill f7e2  smiley f7e3  smiley_fill f7e4  smoke f7e5  smoke_fill f7e6
    snow f7e7  sort_down f906  sort_down_circle f907  sort_down_circle_fill f908  sort_up f909
    sort_up_circle f90a  sort_up_circle_fill f90b  sparkles f7e8  speaker f7e9  speaker_1 f7ea
    speaker_1_fill f3b7  speaker_2 f7eb  speaker_2_fill f7ec  speaker_3 f7ed  speaker_3_fill f3ba
    speaker_fill f3b8  speaker_slash f7ee  speaker_slash_fill f3b9  speaker_slash_fill_rtl f7ef
    speaker_slash_rtl f7f0  speaker_zzz f7f1  speaker_zzz_fill f7f2  speaker_zzz_fill_rtl f7f3
    speaker_zzz_rtl f7f4  speedometer f7f5  sportscourt f7f6  sportscourt_fill f7f7  square f7f8
    square_arrow_down f7f9  square_arrow_down_fill f7fa  square_arrow_down_on_square f7fb
    square_arrow_down_on_square_fill f7fc  square_arrow_left f90c  square_arrow_left_fill f90d
    square_arrow_right f90e  square_arrow_right_fill f90f  square_arrow_up f4ca
    square_arrow_up_fill f4cb  square_arrow_up_on_square f7fd  square_arrow_up_on_square_fill f7fe
    square_favorites f910  square_favorites_alt f911  square_favorites_alt_fill f912
    square_favorites_fill f913  square_fill f7ff  square_fill_line_vertical_square f800
    square_fill_line_vertical_square_fill f801  square_fill_on_circle_fill f802
    square_fill_on_square_fill f803  square_grid_2x2 f804  square_grid_2x2_fill f805
    square_grid_3x2 f806  square_grid_3x2_fill f807  square_grid_4x3_fill f808
    square_lefthalf_fill f809  square_line_vertical_square f80a
    square_line_vertical_square_fill f80b  square_list f914  square_list_fill f915
    square_on_circle f80c  square_on_square f80d  square_pencil f417  square_pencil_fill f417
    square_righthalf_fill f80e  square_split_1x2 f80f  square_split_1x2_fill f810
    square_split_2x1 f811  square_split_2x1_fill f812  square_split_2x2 f813
    square_split_2x2_fill f814  square_stack f815  square_stack_3d_down_dottedline f816
    square_stack_3d_down_right f817  square_stack_3d_down_right_fill f818  square_stack_3d_up f819
    square_stack_3d_up_fill f81a  square_stack_3d_up_slash f81b  square_stack_3d_up_slash_fill f81c
    square_stack_fill f81d  squares_below_rectangle f81e  star f81f  star_circle f820
    star_circle_fill f821  star_fill f822  star_lefthalf_fill f823  star_slash f824
    star_slash_fill f825  staroflife f826  staroflife_fill f827  stop f828  stop_circle f829
    stop_circle_fill f82a  stop_fill f82b  stopwatch f82c  stopwatch_fill f82d  strikethrough f82e
    suit_club f82f  suit_club_fill f830  suit_diamond f831  suit_diamond_fill f832  suit_heart f833
    suit_heart_fill f834  suit_spade f835  suit_spade_fill f836  sum f837  sun_dust f838
    sun_dust_fill f839  sun_haze f83a  sun_haze_fill f83b  sun_max f4b6  sun_max_fill f4b7
    sun_min f83c  sun_min_fill f83d  sunrise f83e  sunrise_fill f83f  sunset f840  sunset_fill f841
    switch_camera f49e  switch_camera_solid f49f  t_bubble f842  t_bubble_fill f843  table f844
    table_badge_more f845  table_badge_more_fill f846  table_fill f847  tag f48c  tag_circle f848
    tag_circle_fill f849  tag_fill f48d  tag_solid f48d  tags f48e  tags_solid f48f
    text_aligncenter f84a  text_alignleft f84b  text_alignright f84c  text_append f84d
    text_badge_checkmark f84e  text_badge_minus f84f  text_badge_plus f850  text_badge_star f851
    text_badge_xmark f852  text_bubble f853  text_bubble_fill f854  text_cursor f855
    text_insert f856  text_justify f857  text_justifyleft f858  text_justifyright f859
    text_quote f85a  textbox f85b  textformat f85c  textformat_123 f85d  textformat_abc f85e
    textformat_abc_dottedunderline f85f  textformat_alt f860  textformat_size f861
    textformat_subscript f862  textformat_superscript f863  thermometer f864
    thermometer_snowflake f865  thermometer_sun f866  ticket f916  ticket_fill f917  tickets f918
    tickets_fill f919  time f402  time_solid f403  timelapse f867  timer f868  timer_fill f91a
    today f91b  today_fill f91c  tornado f869  tortoise f86a  tortoise_fill f86b
    train_style_one f3af  train_style_two f3b4  tram_fill f86c  trash f4c4  trash_circle f86d
    trash_circle_fill f86e  trash_fill f4c5  trash_slash f86f  trash_slash_fill f870  tray f871
    tray_2 f872  tray_2_fill f873  tray_arrow_down f874  tray_arrow_down_fill f875
    tray_arrow_up f876  tray_arrow_up_fill f877  tray_fill f878  tray_full f879  tray_full_fill f87a
    tree f91d  triangle f87b  triangle_fill f87c  triangle_lefthalf_fill f87d
    triangle_righthalf_fill f87e  tropicalstorm f87f  tuningfork f880  tv f881  tv_circle f882
    tv_circle_fill f883  tv_fill f884  tv_music_note f885  tv_music_note_fill f886
    uiwindow_split_2x1 f887  umbrella f888  umbrella_fill f889  underline f88a  up_arrow f366
    upload_circle f91e  upload_circle_fill f91f  video_camera f4cc  video_camera_solid f4cd
    videocam f4cc  videocam_circle f920  videocam_circle_fill f921  videocam_fill f4cd  view_2d f88b
    view_3d f88c  viewfinder f88d  viewfinder_circle f88e  viewfinder_circle_fill f88f
    volume_down f3b7  volume_mute f3b8  volume_off f3b9  volume_up f3ba  wand_rays f890
    wand_rays_inverse f891  wand_stars f892  wand_stars_inverse f893  waveform f894
    waveform_circle f895  waveform_circle_fill f896  waveform_path f897
    waveform_path_badge_minus f898  waveform_path_badge_plus f899  waveform_path_ecg f89a  wifi f89b
    wifi_exclamationmark f89c  wifi_slash f89d  wind f89e  wind_snow f89f  wrench f8a0
    wrench_fill f8a1  xmark f404  xmark_circle f405  xmark_circle_fill f36e  xmark_octagon f8a2
    xmark_octagon_fill f8a3  xmark_rectangle f8a4  xmark_rectangle_fill f8a5  xmark_seal f8a6
    xmark_seal_fill f8a7  xmark_shield f8a8  xmark_shield_fill f8a9  xmark_square f8aa
    xmark_square_fill f8ab  zoom_in f8ac  zoom_out f8ad  zzz f8ae
    """
}
