export function Metrics() {
  return (
    <div>
      {/* <!-- Metric Item Start --> */}
      <article id="sales">
        <h4>sales</h4>
      </article>
      {/* <!-- Metric Item End --> */}

      {/* <!-- Metric Item Start --> */}
      <article id="sales-2">
        <h4>sales</h4>
      </article>
      {/* <!-- Metric Item End --> */}

      {/* <!-- Metric Item Start --> */}
      <article id="orders">
        <h4>orders</h4>
      </article>
      {/* <!-- Metric Item End --> */}
    </div>
  );
}
