hydrateRoot(document, <App />);
