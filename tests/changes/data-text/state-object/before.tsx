export function App() {
  const [user, setUser] = useState({ name: 'Ann', age: 40 });
  useEffect(() => {
    load().then(setUser);
  }, []);
  return <p>Hello {user.name}!</p>;
}
