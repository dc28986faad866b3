class App extends React.Component {
  render() {
    return <A />;
  }
}
