import { createElement } from 'react';
export const Field = ({ label }) => <label>{label}</label>;
export const Page = () => createElement(Field, { label: 'a' });
