@a class A { @b() x = 3 }
