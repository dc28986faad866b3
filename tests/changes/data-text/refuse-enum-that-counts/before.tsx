enum Level {
  Low,
  High,
}

export const App = () => <p>{Level.High}</p>;
