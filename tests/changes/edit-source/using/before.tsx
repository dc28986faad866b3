using x = open();
