const Button = () => <button type="button">Go</button>;
Button.displayName = 'Button';

export { Button };
