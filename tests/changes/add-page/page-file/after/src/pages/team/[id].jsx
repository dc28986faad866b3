const OneOfUs = () => (
  <div>
    <h1>One of us</h1>
  </div>
);

export default OneOfUs;
