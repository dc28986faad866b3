using y = open();
