@a class A { @b() x = 1 }
