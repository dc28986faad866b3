createRoot(el).render(<App />);
export const Y = () => <main />;
