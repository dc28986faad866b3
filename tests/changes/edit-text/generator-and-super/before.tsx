class B extends A {
  *rows() {
    yield <p>{super.x}old</p>;
  }
}
