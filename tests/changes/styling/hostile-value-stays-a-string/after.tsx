export function App() {
  return (
    <div style={{ color: 'red; } body{ ${x} </style> /* */ url("\\")' }}>x</div>
  );
}
