createRoot(el).render(
  <main>
    <App />
  </main>,
);
