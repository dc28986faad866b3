export function Metrics() {
  return (
    <div>
      {/* <!-- Metric Item Start --> */}
      <article className="card">
        <h4>sales</h4>
      </article>
      {/* <!-- Metric Item End --> */}

      {/* <!-- Metric Item Start --> */}
      <article className="card">
        <h4>sales</h4>
      </article>
      {/* <!-- Metric Item End --> */}

      {/* <!-- Metric Item Start --> */}
      <article className="card">
        <h4>orders</h4>
      </article>
      {/* <!-- Metric Item End --> */}
    </div>
  );
}
