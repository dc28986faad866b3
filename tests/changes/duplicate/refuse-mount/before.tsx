createRoot(el).render(<App />);
