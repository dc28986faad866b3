import React from 'react';
export const B = () => <React.Fragment><i /></React.Fragment>;
export const A = () => <p><i /><b /></p>;
