import styled from 'styled-components';

export const Title = styled.h1`
	// ink
	color: green; /* a */
	margin: 0;
`;
