function OurStory() {
  return (
    <div>
      <h1>Our story</h1>
    </div>
  );
}

export default OurStory;
