import './style/tokens.css';
import './style/base.css';
import './style/parts.css';
import './style/boards.css';
import './style/modes.css';
import { mount } from 'svelte';
import App from './App.svelte';

const target = document.getElementById('portal');
if (target === null) throw new TypeError('the page has no place for the portal');
mount(App, { target });
