import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useState } from 'react';

export function App() {
  const [ink] = useState('red');
  return <p css={{ color: ink }}>a</p>;
}
