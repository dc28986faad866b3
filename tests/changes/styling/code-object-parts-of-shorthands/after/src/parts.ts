import styled from '@emotion/styled';

export const Title = styled.h1({
  background: 'red',
  border: '1px solid red',
});
