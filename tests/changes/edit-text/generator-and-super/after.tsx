class B extends A {
  *rows() {
    yield <p>{super.x}new</p>;
  }
}
