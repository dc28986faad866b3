class A { constructor(@Inject() private x: B) {} }
