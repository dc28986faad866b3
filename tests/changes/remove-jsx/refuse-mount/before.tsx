ReactDOM.createRoot(el).render(<App />);
