createRoot(el).render(
  <App />,
);
