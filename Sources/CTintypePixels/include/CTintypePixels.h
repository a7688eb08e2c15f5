int ctintype_placeholder(void);
