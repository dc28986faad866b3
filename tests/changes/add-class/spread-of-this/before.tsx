import { Component } from 'react';

export class Field extends Component {
  render() {
    return <input {...this.props} />;
  }
}
