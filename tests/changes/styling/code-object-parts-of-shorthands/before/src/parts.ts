import styled from '@emotion/styled';

export const Title = styled.h1({
  background: 'white',
  border: '1px solid #ddd',
});
