import { Component } from 'react';
export class Page extends Component<{ a: string }> {
  override render() {
    return (
      <main>
        <p>{this.props.a}</p>
      </main>
    );
  }
}
