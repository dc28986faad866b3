const a = <div style={{ background: "white", border: "1px solid #ddd" }}>x</div>;
