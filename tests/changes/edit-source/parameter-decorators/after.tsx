class Z { constructor(@Inject() private x: B) {} }
