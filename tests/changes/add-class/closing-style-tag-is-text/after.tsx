export function App() {
  return (
    <div className="p-4 </style>">x</div>
  );
}
