function Reports() {
  return (
    <div>
      <h1>reports</h1>
    </div>
  );
}

export default Reports;
