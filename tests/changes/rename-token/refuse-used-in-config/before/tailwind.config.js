export default { theme: { extend: { colors: { ink: 'var(--ink)' } } } };
