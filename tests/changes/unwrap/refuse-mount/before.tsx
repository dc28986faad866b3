createRoot(el).render(<App><A /></App>);
